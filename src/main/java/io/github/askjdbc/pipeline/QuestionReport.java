package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.Question;
import java.util.List;

/**
 * How a question was decided.
 *
 * @param steps in the order of the stages; the last one has the stage {@link Stage#DECISION}
 */
public record QuestionReport(Question question, Decision decision, List<Step> steps) {
  public QuestionReport {
    steps = List.copyOf(steps);
  }
}
