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
}
