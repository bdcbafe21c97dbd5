package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import java.util.function.ToDoubleFunction;

/**
 * The systems of TrustSQL that need no training, each over the SQL of the same writer. Those with a
 * score learn from which one on they give it.
 */
public enum TrustSystem {
  /** Gives whatever runs. */
  NONE(false, AbstainingSystem.NONE),
  /** The least probability of a token of the reply that wrote it. */
  MAXPROB(
      true,
      byReply(
          reply -> reply.tokens().stream().mapToDouble(TokenChoice::probability).min().orElse(0))),
  /** The greatest entropy of a token of that reply; the less, the surer. */
  MAXENT(
      true,
      byReply(
          reply ->
              reply.tokens().stream()
                  .mapToDouble(token -> Math.exp(-token.entropy()))
                  .min()
                  .orElse(0))),
  /** The model's own word on how sure it is, asked for after. */
  VERBAL(true, new AskedAfter("llm-self-probability", true, AskedAfter.number("probability"))),
  /** Five more samples, all of which have to come to the same rows. */
  VOTING(false, new Voting()),
  /** Written anew with demonstrations, unanswerable ones among them. */
  DEMO(false, new Demonstrated()),
  /** Asks first whether the tables can answer the question. */
  CLSPROMPT(false, new AskedAfter("llm-answerability", false, AskedAfter.flag("answerable"))),
  /** Asks after whether the SQL is right, which it may not be. */
  SELFREF(false, new AskedAfter("llm-self-reference", true, AskedAfter.text("verdict", "correct")));

  private final boolean scored;
  private final AbstainingSystem system;

  TrustSystem(boolean scored, AbstainingSystem system) {
    this.scored = scored;
    this.system = system;
  }

  /** Whether it gives SQL from a score on that is learned elsewhere. */
  public boolean scored() {
    return scored;
  }

  public AbstainingSystem system() {
    return system;
  }

  private static AbstainingSystem byReply(ToDoubleFunction<ModelReply> score) {
    return written ->
        new SystemVerdict(written.sql(), score.applyAsDouble(written.heard().reply()));
  }
}
