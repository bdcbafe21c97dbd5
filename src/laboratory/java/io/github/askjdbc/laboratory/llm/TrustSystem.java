package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.llm.ModelReply.TokenChoice;
import java.util.function.ToDoubleFunction;

/**
 * The systems of TrustSQL that need no training, each over the SQL of the same writer. Those with a
 * score learn from which one on they give it.
 */
public enum TrustSystem {
  /** Gives whatever runs. */
  NONE(false),
  /** The least probability of a token of the reply that wrote it. */
  MAXPROB(true),
  /** The greatest entropy of a token of that reply; the less, the surer. */
  MAXENT(true),
  /** The model's own word on how sure it is, asked for after. */
  VERBAL(true),
  /** Five more samples, all of which have to come to the same rows. */
  VOTING(false),
  /** Written anew with demonstrations, unanswerable ones among them. */
  DEMO(false),
  /** Asks first whether the tables can answer the question. */
  CLSPROMPT(false),
  /** Asks after whether the SQL is right, which it may not be. */
  SELFREF(false);

  private final boolean scored;

  TrustSystem(boolean scored) {
    this.scored = scored;
  }

  /** Whether it gives SQL from a score on that is learned elsewhere. */
  public boolean scored() {
    return scored;
  }

  public AbstainingSystem system() {
    return switch (this) {
      case NONE -> AbstainingSystem.NONE;
      case MAXPROB -> byTokens(TokenChoice::probability);
      case MAXENT -> byTokens(token -> Math.exp(-token.entropy()));
      case VERBAL -> new AskedAfter("llm-self-probability", true, AskedAfter.number("probability"));
      case VOTING -> new Voting();
      case DEMO -> new Demonstrated();
      case CLSPROMPT -> new AskedAfter("llm-answerability", false, AskedAfter.flag("answerable"));
      case SELFREF ->
          new AskedAfter("llm-self-reference", true, AskedAfter.text("verdict", "correct"));
    };
  }

  /** The least score of a token of the reply that wrote the SQL; 0 without tokens. */
  private static AbstainingSystem byTokens(ToDoubleFunction<TokenChoice> score) {
    return written ->
        new SystemVerdict(
            written.sql(),
            written.heard().reply().tokens().stream().mapToDouble(score).min().orElse(0));
  }
}
