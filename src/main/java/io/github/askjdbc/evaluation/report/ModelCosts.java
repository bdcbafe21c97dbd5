package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.evaluation.recording.ModelCost;
import java.util.Collection;
import java.util.Locale;

/**
 * What the questions cost for which a model was asked.
 *
 * @param calls a question, on average
 * @param tokensIn a question, on average
 * @param tokensOut a question, on average
 * @param time that a question waited, all its calls together, when they were recorded
 */
public record ModelCosts(
    int questions, double calls, double tokensIn, double tokensOut, Times time) {

  private static final double MILLIS = 1_000;

  /**
   * @param costs one for each question
   */
  public static ModelCosts of(Collection<ModelCost> costs) {
    return new ModelCosts(
        costs.size(),
        costs.stream().mapToDouble(ModelCost::calls).average().orElse(0),
        costs.stream().mapToDouble(cost -> cost.tokens().in()).average().orElse(0),
        costs.stream().mapToDouble(cost -> cost.tokens().out()).average().orElse(0),
        Times.of("model", costs.stream().map(cost -> cost.seconds() * MILLIS).toList()));
  }

  /** For the terminal. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "The model was asked for %d questions: %.2f calls, %.0f tokens in and %.0f out on average;"
            + " half of them waited for at most %.1f s, 95 %% for at most %.1f s.",
        questions,
        calls,
        tokensIn,
        tokensOut,
        time.median() / MILLIS,
        time.p95() / MILLIS);
  }
}
