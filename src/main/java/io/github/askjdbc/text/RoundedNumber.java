package io.github.askjdbc.text;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers written so that equal ones are written alike, whatever their type. */
public final class RoundedNumber {

  private static final int PLACES = 4;

  /** Of more digits than these none is written out: there may be billions. */
  private static final int MOST_DIGITS = 1_000;

  private RoundedNumber() {}

  /** Rounded to four places, without zeros at the end and without an exponent. */
  public static String of(Number number) {
    if (number instanceof Integer || number instanceof Long) {
      return number.toString();
    }
    try {
      return of(number instanceof BigDecimal exact ? exact : new BigDecimal(number.toString()));
    } catch (NumberFormatException e) {
      return number.toString(); // not a number, or infinite
    }
  }

  private static String of(BigDecimal number) {
    long whole = (long) number.precision() - number.scale();
    if (whole > MOST_DIGITS || number.precision() > MOST_DIGITS) {
      return number.toString();
    }
    if (whole < -PLACES) {
      return "0";
    }
    BigDecimal rounded = number.setScale(PLACES, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
