package io.github.askjdbc.text;

/** Kinds of characters, as Unicode has them. */
public final class Characters {

  private Characters() {}

  /** A letter or a number of any script: a digit, a half, a Roman numeral. */
  public static boolean isLetterOrNumber(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
      default -> Character.isLetterOrDigit(codePoint);
    };
  }

  /** A mark that belongs to the letter before it. */
  public static boolean isMark(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
          true;
      default -> false;
    };
  }

  /** A digit of 0 to 9, and of no other script. */
  public static boolean isDigit(int codePoint) {
    return codePoint >= '0' && codePoint <= '9';
  }

  /**
   * A text on one line, without characters that could disturb a terminal or the direction of text:
   * a blank in their place.
   */
  public static String onOneLine(String text) {
    return String.join(" ", Runs.of(text, c -> !disturbs(c)));
  }

  private static boolean disturbs(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
