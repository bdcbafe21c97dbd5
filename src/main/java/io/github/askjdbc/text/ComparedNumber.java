package io.github.askjdbc.text;

import java.util.Locale;

/** Numbers beside those that they are compared with. */
public final class ComparedNumber {

  private static final int DIGITS = 2;
  private static final int MOST_DIGITS = 6;

  private ComparedNumber() {}

  /**
   * With two digits behind the point, and more where it takes them to tell it from another: 0.9079
   * beside 0.9091.
   */
  public static String of(double number, double other) {
    int digits = DIGITS;
    while (digits < MOST_DIGITS
        && number != other
        && written(number, digits).equals(written(other, digits))) {
      digits++;
    }
    return written(number, digits);
  }

  private static String written(double number, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", number);
  }
}
