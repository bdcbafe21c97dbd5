package io.github.askjdbc.llm;

/**
 * What a million tokens cost, in whatever currency the endpoint's owner bills.
 *
 * @param in those of prompts, at least 0
 * @param out those of replies, at least 0
 */
public record ModelPrice(double in, double out) {

  private static final double UNIT = 1_000_000;

  /** What these tokens cost. */
  public double of(TokenCount tokens) {
    return (tokens.in() * in + tokens.out() * out) / UNIT;
  }
}
