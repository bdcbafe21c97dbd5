package io.github.askjdbc.pipeline;

import io.github.askjdbc.llm.Sampling;
import java.util.Locale;

/**
 * What a language model that wrote SQL came to when it was asked for the same once more, at random.
 *
 * @param agrees whether to the same answer
 * @param before probability that its SQL is right, as it was without
 * @param after the same with what the sample says
 */
public record SampleReport(boolean agrees, double before, double after) {

  /** For a person. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "asked for the same once more, at temperature %.1f with seed %d, it came to %s; confidence"
            + " %.3f before, %.3f with that",
        Sampling.FIXED.temperature(),
        Sampling.FIXED.seed(),
        agrees ? "the same answer" : "another answer",
        before,
        after);
  }
}
