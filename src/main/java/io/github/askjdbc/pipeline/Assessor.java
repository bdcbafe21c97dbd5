package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.Inspected;
import io.github.askjdbc.repair.RepairJudge;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Guards and inspects one question's candidates; nothing that the guard refuses reaches the
 * database.
 */
final class Assessor implements RepairJudge {

  /** What inspects and decides, whatever the question. */
  record Tools(
      Inspector inspector, Decider decider, Optional<ModelClient> model, PipelineOptions options) {}

  private final Tools tools;
  private final LinkedQuestion question;
  private final DatabaseKnowledge knowledge;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final SelectGuard guard;
  private final UncalibratedConfidence confidence = new UncalibratedConfidence();

  Assessor(
      Tools tools,
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    this.tools = tools;
    this.question = question;
    this.knowledge = knowledge;
    this.database = database;
    this.budget = budget;
    this.guard = new SelectGuard(allowList(database.dialect()));
  }

  /** Asks every detector but those that ask a language model. */
  InspectedCandidates inspect(List<Candidate> candidates) {
    List<Inspected> allowed = new ArrayList<>();
    List<String> refusals = new ArrayList<>();
    for (Candidate candidate : candidates) {
      budget.check();
      GuardOutcome outcome = guard.check(candidate.sql(), knowledge.catalog());
      if (outcome instanceof GuardOutcome.Allowed passed) {
        allowed.add(inspected(candidate, passed));
      } else if (outcome instanceof GuardOutcome.Refused refused) {
        refusals.add(refused.message());
      }
    }
    Optional<Inspected> best =
        allowed.stream()
            .max(Comparator.comparingDouble(one -> assessment(one).confidence().value()));
    return new InspectedCandidates(allowed, best, refusals);
  }

  @Override
  public Optional<Inspected> inspect(Candidate mended) {
    return guard.check(mended.sql(), knowledge.catalog()) instanceof GuardOutcome.Allowed passed
        ? Optional.of(inspected(mended, passed))
        : Optional.empty();
  }

  private Inspected inspected(Candidate candidate, GuardOutcome.Allowed passed) {
    Subject subject =
        new Subject(
            question,
            passed.query(),
            candidate.explained(),
            knowledge,
            database,
            tools.model(),
            budget);
    return new Inspected(candidate, subject, tools.inspector().inspect(subject, budget));
  }

  /** An answer is better than none, and of two answers the surer one. */
  @Override
  public boolean improves(Inspected mended, Inspected original) {
    boolean now = answers(assessment(mended));
    boolean before = answers(assessment(original));
    return now == before
        ? assessment(mended).confidence().value() > assessment(original).confidence().value()
        : now;
  }

  private boolean answers(Assessment assessment) {
    return tools.decider().decide(question, List.of(assessment), List.of())
        instanceof Decision.Answer;
  }

  /** A call of a model costs too much to spend it on a candidate that will not be chosen. */
  List<Assessment> assess(InspectedCandidates inspected) {
    return inspected.allowed().stream()
        .map(
            one ->
                inspected.best().filter(one::equals).isPresent()
                    ? assessment(withModel(one))
                    : assessment(one))
        .toList();
  }

  private Inspected withModel(Inspected best) {
    return new Inspected(
        best.candidate(),
        best.subject(),
        Stream.concat(
                best.inspections().stream(),
                tools.inspector().askModel(best.subject(), budget).stream())
            .sorted(Comparator.comparing(Inspection::signal))
            .toList());
  }

  private Assessment assessment(Inspected inspected) {
    return new Assessment(
        inspected.candidate(),
        inspected.subject().names(),
        inspected.subject().names().render(),
        inspected.inspections(),
        inspected.subject().result(),
        confidence.of(inspected.candidate(), inspected.inspections()));
  }

  private AllowList allowList(Dialect dialect) {
    AllowList list = AllowList.of(dialect).withFunctions(tools.options().functions());
    return tools.options().tables().isEmpty() ? list : list.onlyTables(tools.options().tables());
  }
}
