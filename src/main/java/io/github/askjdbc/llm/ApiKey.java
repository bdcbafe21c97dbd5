package io.github.askjdbc.llm;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;

/** The secret that an endpoint wants of its callers. Nothing that prints shows it. */
public final class ApiKey {

  /** What a key may hold, for messages. */
  public static final String ALLOWED = "letters, digits and marks of ASCII without a space";

  private static final int LONGEST = 4_000;

  private final String value;

  /**
   * @throws IllegalArgumentException if it could not stand in an HTTP header; does not repeat it
   */
  public ApiKey(String value) {
    if (!isWellFormed(value)) {
      throw new IllegalArgumentException("an endpoint's key may hold " + ALLOWED);
    }
    this.value = value;
  }

  /** Whether a text can be a key. */
  public static boolean isWellFormed(String text) {
    return !text.isEmpty()
        && text.length() <= LONGEST
        && text.chars().allMatch(character -> character > ' ' && character < 0x7f);
  }

  /** The secret itself, for the request's header alone. */
  public String reveal() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ApiKey key
        && MessageDigest.isEqual(value.getBytes(US_ASCII), key.value.getBytes(US_ASCII));
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return "***";
  }
}
