package io.github.askjdbc.question;

/**
 * Whether a person sees what a program reads. Half a character, control characters, and those that
 * turn the direction of the text around could hide what is asked.
 */
final class Legibility {
  private Legibility() {}

  static boolean isLegible(String text) {
    return text.codePoints().noneMatch(Legibility::hides);
  }

  private static boolean hides(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> true;
      case Character.CONTROL -> !Character.isWhitespace(codePoint);
      case Character.FORMAT -> turnsDirection(codePoint);
      default -> false;
    };
  }

  /**
   * Embeddings, overrides and isolates; the marks that scripts need for spelling are not among
   * them.
   */
  private static boolean turnsDirection(int codePoint) {
    return (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }
}
