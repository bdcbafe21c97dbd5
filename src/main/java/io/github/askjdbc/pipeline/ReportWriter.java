package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.introspection.CatalogAnswer;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.wording.QueryWording;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Keeps what each stage hands on, as it passes. */
final class ReportWriter {

  private final Question question;
  private final QuestionBudget budget;
  private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
  private Duration left;
  private Optional<LinkedQuestion> understood = Optional.empty();
  private Written written = Written.of(List.of());
  private List<String> refusals = List.of();
  private Optional<InspectedSql> original = Optional.empty();
  private RepairReport repair = RepairReport.NONE;
  private List<ErrorReport> errors = List.of();
  private Optional<Chosen> chosen = Optional.empty();
  private Optional<String> wording = Optional.empty();
  private OptionalDouble needed = OptionalDouble.empty();
  private Optional<WriterRecord> record = Optional.empty();

  /**
   * @param budget tells the time that the stages take
   */
  ReportWriter(Question question, QuestionBudget budget) {
    this.question = question;
    this.budget = budget;
    this.left = budget.remaining();
  }

  /** The time of reading what is known of the database counts as linking. */
  LinkedQuestion linked(LinkedQuestion linked) {
    passed(Stage.LINK);
    understood = Optional.of(linked);
    return linked;
  }

  /** The question is about the database itself, and needs no candidate. */
  void answered(CatalogAnswer answer) {
    passed(Stage.LINK);
    wording = Optional.of(answer.wording());
    written = Written.of(List.of(new Candidate(answer.sql(), 1, Writer.CATALOG, Optional.empty())));
  }

  Written generated(Written generated) {
    passed(Stage.GENERATE);
    written = generated;
    return generated;
  }

  /** A language model was asked beside the generators. */
  void modelWrote(Written byModel) {
    passed(Stage.GENERATE);
    written = written.and(byModel);
  }

  void inspected(InspectedCandidates candidates) {
    passed(Stage.INSPECT);
    refusals = candidates.refusals();
  }

  /**
   * @param best of what is decided upon, mended if repair mended it
   * @param inspector tells what its signals mean
   */
  void assessed(RepairedQuestion repaired, Optional<Assessment> best, Inspector inspector) {
    original = (repaired.taken() ? repaired.original().best() : best).map(InspectedSql::of);
    Optional<InspectedSql> last = best.map(InspectedSql::of);
    repair =
        new RepairReport(
            repaired.attempts(),
            repaired.use() == RepairedQuestion.Use.SUGGESTED,
            last.filter(sql -> repaired.taken()));
    wording = best.map(one -> QueryWording.of(one.query()));
    errors = last.map(sql -> inspector.reports(sql.inspections(), sql.text())).orElse(List.of());
  }

  /** Notes the candidate that is decided upon, and the record of its writer. */
  void chose(Chosen candidate, Recalled recalled) {
    chosen = Optional.of(candidate);
    if (!candidate.verified()) {
      record = recalled.record();
    }
  }

  /** Notes the least confidence of an answer. */
  void needs(double confidence) {
    needed = OptionalDouble.of(confidence);
  }

  QuestionReport decided(Decision decision) {
    passed(Stage.DECISION);
    return new QuestionReport(
        question,
        understood,
        new SqlReport(written, refusals, original, repair, errors),
        new DecisionReport(decision, chosen, wording, needed, record),
        times);
  }

  /** The time since the stage before was this one's. */
  void passed(Stage stage) {
    Duration now = budget.remaining();
    times.merge(stage, left.minus(now), Duration::plus);
    left = now;
  }
}
