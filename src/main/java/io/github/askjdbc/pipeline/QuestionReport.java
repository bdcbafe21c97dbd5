package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.Question;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * How a question was decided.
 *
 * @param steps in the order of the stages; the last one has the stage {@link Stage#DECISION}
 * @param times how long each stage took, where it was measured
 */
public record QuestionReport(
    Question question, Decision decision, List<Step> steps, Map<Stage, Duration> times) {
  public QuestionReport {
    steps = List.copyOf(steps);
    times = Map.copyOf(times);
  }

  /** A report without times. */
  public QuestionReport(Question question, Decision decision, List<Step> steps) {
    this(question, decision, steps, Map.of());
  }
}
