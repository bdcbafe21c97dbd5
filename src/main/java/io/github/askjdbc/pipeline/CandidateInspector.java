package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.InspectedCandidate;
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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Guards and inspects candidates; nothing that the guard refuses reaches the database. */
final class CandidateInspector {

  private static final Inspector NO_DETECTORS = new Inspector(List.of());

  private final Inspector inspector;
  private final Optional<ModelClient> model;
  private final PipelineOptions options;

  CandidateInspector(Inspector inspector, Optional<ModelClient> model, PipelineOptions options) {
    this.inspector = inspector;
    this.model = model;
    this.options = options;
  }

  /** Runs those that the guard lets pass, and asks the detectors about them. */
  InspectedCandidates inspect(
      List<Candidate> candidates,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    return inspect(inspector, candidates, question, knowledge, database, budget);
  }

  /** Runs those that the guard lets pass, for comparison only. */
  List<InspectedCandidate> run(
      List<Candidate> candidates,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    return inspect(NO_DETECTORS, candidates, question, knowledge, database, budget).allowed();
  }

  private InspectedCandidates inspect(
      Inspector detectors,
      List<Candidate> candidates,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    SelectGuard guard = new SelectGuard(allowList(database.dialect()));
    List<InspectedCandidate> allowed = new ArrayList<>();
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
                options.constraints(),
                budget);
        List<Inspection> inspections = detectors.inspect(subject, budget);
        allowed.add(
            new InspectedCandidate(
                candidate, passed.query(), passed.sql(), inspections, subject.result()));
      } else if (outcome instanceof GuardOutcome.Refused refused) {
        refusals.add(refused.message());
      }
    }
    return new InspectedCandidates(allowed, refusals);
  }

  /**
   * The candidate with what the detectors say that ask a language model. Such a call costs too much
   * to spend it on a candidate that will not be chosen.
   */
  InspectedCandidate askModel(
      InspectedCandidate best,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    Subject subject =
        new Subject(
            question,
            best.query(),
            best.candidate().explained(),
            knowledge,
            database,
            model,
            budget);
    return new InspectedCandidate(
        best.candidate(),
        best.query(),
        best.sql(),
        Stream.concat(best.inspections().stream(), inspector.askModel(subject, budget).stream())
            .sorted(Comparator.comparing(Inspection::signal))
            .toList(),
        best.result());
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
