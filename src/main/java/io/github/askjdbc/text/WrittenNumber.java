package io.github.askjdbc.text;

/** Numbers as they are written in digits, without an exponent. */
public final class WrittenNumber {

  private static final int YEAR_DIGITS = 4;

  private WrittenNumber() {}

  /**
   * Whether a text is a number such as 12 or 3.5.
   *
   * @param whole how many digits it may have at most
   * @param fraction how many may follow the point at most; none if 0
   */
  public static boolean isDecimal(String text, int whole, int fraction) {
    int point = text.indexOf('.');
    return point < 0
        ? isDigits(text, whole)
        : isDigits(text.substring(0, point), whole)
            && isDigits(text.substring(point + 1), fraction);
  }

  /**
   * The same with or without a minus in front.
   *
   * @see #isDecimal
   */
  public static boolean isSignedDecimal(String text, int whole, int fraction) {
    return isDecimal(text.startsWith("-") ? text.substring(1) : text, whole, fraction);
  }

  /** Whether a text is a number of at least 1 in at most so many digits, none of them a first 0. */
  public static boolean isCount(String text, int most) {
    return isDigits(text, most) && text.charAt(0) != '0';
  }

  /** Whether a text is nothing but digits, at least one and at most so many. */
  public static boolean isDigits(String text, int most) {
    return !text.isEmpty() && text.length() <= most && text.chars().allMatch(Characters::isDigit);
  }

  /** Whether a text may be a year, from 1000 to 2099. */
  public static boolean isYear(String text) {
    return text.length() == YEAR_DIGITS
        && isDigits(text, YEAR_DIGITS)
        && (text.startsWith("1") || text.startsWith("20"));
  }
}
