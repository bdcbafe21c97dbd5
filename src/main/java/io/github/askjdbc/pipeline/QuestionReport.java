package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.repair.RepairAttempt;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a question was decided.
 *
 * @param steps in the order of the stages; the last one has the stage {@link Stage#DECISION}
 * @param times how long each stage took, where it was measured
 * @param errors what each signal that was flagged says of the SQL that was decided upon
 * @param repairs mended SQL that was tried, in order
 * @param chosen the candidate that was decided upon, if there was one
 */
public record QuestionReport(
    Question question,
    Decision decision,
    List<Step> steps,
    Map<Stage, Duration> times,
    List<ErrorReport> errors,
    List<RepairAttempt> repairs,
    Optional<Chosen> chosen) {
  public QuestionReport {
    steps = List.copyOf(steps);
    times = Map.copyOf(times);
    errors = List.copyOf(errors);
    repairs = List.copyOf(repairs);
  }

  /** Id of what wrote the SQL that was decided upon; empty where there was none. */
  public Optional<String> writer() {
    return chosen
        .map(one -> one.writer().id())
        .or(() -> steps.stream().map(Step::signal).filter(CatalogStage.SIGNAL::equals).findFirst());
  }

  /** A report without times, errors, repairs and candidate. */
  public QuestionReport(Question question, Decision decision, List<Step> steps) {
    this(question, decision, steps, Map.of(), List.of(), List.of(), Optional.empty());
  }
}
