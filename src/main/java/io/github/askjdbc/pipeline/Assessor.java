package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.util.ArrayList;
import java.util.List;

/** Guards and inspects candidates; nothing that the guard refuses reaches the database. */
final class Assessor {

  private final Inspector inspector;
  private final PipelineOptions options;
  private final UncalibratedConfidence confidence = new UncalibratedConfidence();

  Assessor(Inspector inspector, PipelineOptions options) {
    this.inspector = inspector;
    this.options = options;
  }

  AssessedCandidates assess(
      List<Candidate> candidates,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    SelectGuard guard = new SelectGuard(allowList(database.dialect()));
    List<Assessment> allowed = new ArrayList<>();
    List<String> refusals = new ArrayList<>();
    for (Candidate candidate : candidates) {
      budget.check();
      GuardOutcome outcome = guard.check(candidate.sql(), knowledge.catalog());
      if (outcome instanceof GuardOutcome.Allowed passed) {
        Subject subject =
            new Subject(
                question, passed.query(), candidate.explained(), knowledge, database, budget);
        List<Inspection> inspections = inspector.inspect(subject, budget);
        allowed.add(
            new Assessment(
                candidate,
                passed.query(),
                passed.sql(),
                inspections,
                subject.result(),
                confidence.of(candidate, inspections)));
      } else if (outcome instanceof GuardOutcome.Refused refused) {
        refusals.add(refused.message());
      }
    }
    return new AssessedCandidates(allowed, refusals);
  }

  /** Runs candidates for their generators; what the guard refuses fails without being sent. */
  Trial trial(DatabaseKnowledge knowledge, ReadOnlyDatabase database, QuestionBudget budget) {
    SelectGuard guard = new SelectGuard(allowList(database.dialect()));
    return new GuardedTrial(guard, knowledge.catalog(), database, budget);
  }

  private AllowList allowList(Dialect dialect) {
    AllowList list = AllowList.of(dialect).withFunctions(options.functions());
    return options.tables().isEmpty() ? list : list.onlyTables(options.tables());
  }
}
