package io.github.askjdbc.llm;

/**
 * How replies are drawn at random: always alike, so that the same question ends the same.
 *
 * @param temperature above 0, which is the likeliest reply
 * @param seed of the first reply, for endpoints that take one; each further one has the next
 */
public record Sampling(double temperature, int seed) {

  /** The same for every question and model. */
  public static final Sampling FIXED = new Sampling(0.7, 0);
}
