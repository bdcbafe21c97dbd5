package io.github.askjdbc.driver;

/** Text that came from outside, made fit for a message: it stays on its line and shows itself. */
final class Printable {
  private Printable() {}

  /**
   * The text with each character that breaks a line, steers a terminal, or does not show written as
   * Java would: {@code \n}, or {@code \} {@code u} and four digits.
   */
  static String of(String text) {
    if (text.codePoints().noneMatch(Printable::isHidden)) {
      return text;
    }
    StringBuilder printable = new StringBuilder();
    text.codePoints().forEach(character -> append(printable, character));
    return printable.toString();
  }

  /** The same, cut at 60 characters. */
  static String shortened(String text) {
    return of(text.length() <= 60 ? text : text.substring(0, 60) + "...");
  }

  private static boolean isHidden(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  private static void append(StringBuilder printable, int character) {
    if (!isHidden(character)) {
      printable.appendCodePoint(character);
    } else if (character == '\n' || character == '\r') {
      printable.append(character == '\n' ? "\\n" : "\\r");
    } else {
      for (char unit : Character.toChars(character)) {
        printable.append("\\u%04x".formatted((int) unit));
      }
    }
  }
}
