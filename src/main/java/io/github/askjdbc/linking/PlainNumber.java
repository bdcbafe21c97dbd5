package io.github.askjdbc.linking;

import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers in plain digits: "12", "-0.5", at most 18 digits before and after the point. */
public final class PlainNumber {
  private static final int MOST_DIGITS = 18;

  private PlainNumber() {}

  /** The number that the whole text is; empty for any other text. */
  public static Optional<BigDecimal> of(String text) {
    return WrittenNumber.isSignedDecimal(text, MOST_DIGITS, MOST_DIGITS)
        ? Optional.of(new BigDecimal(text))
        : Optional.empty();
  }
}
