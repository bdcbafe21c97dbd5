package io.github.askjdbc.question;

/** PostgreSQL's {@code E'...'}: the escapes that a question may need. */
final class BackslashEscapes {

  private BackslashEscapes() {}

  /**
   * @param from after the opening quote
   * @return the offset of the quote that closes the literal, or -1
   */
  static int closingQuote(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean doubled = c == '\'' && i + 1 < text.length() && text.charAt(i + 1) == '\'';
      if (c == '\\' || doubled) {
        i++;
      } else if (c == '\'') {
        return i;
      }
    }
    return -1;
  }

  static String undo(String value) {
    StringBuilder plain = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\'' && i + 1 < value.length()) {
        i++;
      } else if (c == '\\' && i + 1 < value.length()) {
        i++;
        c =
            switch (value.charAt(i)) {
              case 'n' -> '\n';
              case 't' -> '\t';
              case 'r' -> '\r';
              default -> value.charAt(i);
            };
      }
      plain.append(c);
    }
    return plain.toString();
  }
}
