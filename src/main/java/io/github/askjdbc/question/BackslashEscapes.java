package io.github.askjdbc.question;

/** PostgreSQL's {@code E'...'}: the escapes that a question may need. */
final class BackslashEscapes {

  private BackslashEscapes() {}

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
