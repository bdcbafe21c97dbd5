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
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Guards and inspects candidates; nothing that the guard refuses reaches the database. */
final class Assessor {

  private final Inspector inspector;
  private final Optional<ModelClient> model;
  private final PipelineOptions options;
  private final UncalibratedConfidence confidence = new UncalibratedConfidence();

  Assessor(Inspector inspector, Optional<ModelClient> model, PipelineOptions options) {
    this.inspector = inspector;
    this.model = model;
    this.options = options;
  }

  AssessedCandidates assess(
      List<Candidate> candidates,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    SelectGuard guard = new SelectGuard(allowList(database.dialect()));
    Map<Assessment, Subject> allowed = new LinkedHashMap<>();
    List<String> refusals = new ArrayList<>();
    for (Candidate candidate : candidates) {
      budget.check();
      GuardOutcome outcome = guard.check(candidate.sql(), knowledge.catalog());
      if (outcome instanceof GuardOutcome.Allowed passed) {
        Subject subject =
            new Subject(
                question,
                passed.query(),
                candidate.explained(),
                knowledge,
                database,
                model,
                budget);
        List<Inspection> inspections = inspector.inspect(subject, budget);
        allowed.put(
            new Assessment(
                candidate,
                passed.query(),
                passed.sql(),
                inspections,
                subject.result(),
                confidence.of(candidate, inspections)),
            subject);
      } else if (outcome instanceof GuardOutcome.Refused refused) {
        refusals.add(refused.message());
      }
    }
    return new AssessedCandidates(bestWithModel(allowed, budget), refusals);
  }

  /** A call of a model costs too much to spend it on a candidate that will not be chosen. */
  private List<Assessment> bestWithModel(Map<Assessment, Subject> allowed, QuestionBudget budget) {
    List<Assessment> assessments = new ArrayList<>(allowed.keySet());
    assessments.stream()
        .max(Comparator.comparingDouble(assessment -> assessment.confidence().value()))
        .ifPresent(
            best ->
                assessments.set(
                    assessments.indexOf(best), withModel(best, allowed.get(best), budget)));
    return assessments;
  }

  private Assessment withModel(Assessment best, Subject subject, QuestionBudget budget) {
    List<Inspection> inspections =
        Stream.concat(best.inspections().stream(), inspector.askModel(subject, budget).stream())
            .sorted(Comparator.comparing(Inspection::signal))
            .toList();
    return new Assessment(
        best.candidate(),
        best.query(),
        best.sql(),
        inspections,
        best.result(),
        confidence.of(best.candidate(), inspections));
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
