package io.github.askjdbc.llm;

/**
 * Tokens as an endpoint counts them.
 *
 * @param in those of the prompt
 * @param out those of the reply
 */
public record TokenCount(long in, long out) {

  /** Of an endpoint that does not say. */
  public static final TokenCount UNKNOWN = new TokenCount(0, 0);

  public long total() {
    return in + out;
  }

  public TokenCount plus(TokenCount other) {
    return new TokenCount(in + other.in, out + other.out);
  }
}
