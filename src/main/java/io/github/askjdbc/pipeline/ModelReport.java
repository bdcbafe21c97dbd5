package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.llm.AskedModel.Spent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a language model had to do with a decision.
 *
 * @param model as {@code ask.model} names it
 * @param best its SQL as it would be given, where the guard let it pass, with what is believed of
 *     it
 * @param agreeing ids of our own writers that came to the rows of its SQL
 * @param sample what it came to when it was asked once more, where it was
 */
public record ModelReport(
    String model,
    ModelWriting writing,
    Optional<BestSql> best,
    List<String> agreeing,
    Optional<SampleReport> sample,
    Spent spent) {

  public ModelReport {
    agreeing = List.copyOf(agreeing);
  }

  /** The same where nothing was asked, since the decision was known. */
  ModelReport again() {
    return new ModelReport(model, writing, best, agreeing, sample, spent.again());
  }

  /** Who agreed, and what it cost; for a person. */
  public String cost() {
    if (spent.calls() == 0) {
      return "known from before, no call";
    }
    String told =
        String.format(
            Locale.ROOT,
            "%d call%s, %d tokens in and %d out, %.1f s",
            spent.calls(),
            spent.calls() == 1 ? "" : "s",
            spent.tokens().in(),
            spent.tokens().out(),
            spent.waited().toMillis() / 1000.0);
    return spent.cost().isPresent()
        ? told + String.format(Locale.ROOT, ", cost %.5f", spent.cost().getAsDouble())
        : told;
  }

  /** Which of our own writers came to the same rows; for a person. */
  public String agreement() {
    return agreeing.isEmpty() ? "none of ours agrees" : String.join(", ", agreeing) + " agree";
  }
}
