package io.github.askjdbc.linking;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers in plain digits: "12", "-0.5", at most 18 digits before and after the point. */
public final class PlainNumber {
  private static final Pattern WRITTEN = Pattern.compile("-?[0-9]{1,18}(\\.[0-9]{1,18})?");

  private PlainNumber() {}

  /** The number that the whole text is; empty for any other text. */
  public static Optional<BigDecimal> of(String text) {
    return WRITTEN.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }
}
