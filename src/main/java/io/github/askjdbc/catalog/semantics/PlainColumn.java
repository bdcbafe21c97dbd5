package io.github.askjdbc.catalog.semantics;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells an expression that is only a column from one that computes. */
final class PlainColumn {
  private static final String NAME =
      "(?:[\\p{L}_][\\p{L}\\p{N}_$]*|\"[^\"]+\"|`[^`]+`|\\[[^\\]]+\\])";

  private static final Pattern COLUMN =
      Pattern.compile("\\s*(?:" + NAME + "\\s*\\.\\s*)*(" + NAME + ")\\s*");

  private static final int LONGEST = 1_000;

  private PlainColumn() {}

  /** The column's name without quotes and qualifier. */
  static Optional<String> of(String expression) {
    Matcher matcher = COLUMN.matcher(expression);
    return expression.length() <= LONGEST && matcher.matches()
        ? Optional.of(unquoted(matcher.group(1)))
        : Optional.empty();
  }

  static String unquoted(String name) {
    boolean quoted = name.length() > 1 && "\"`[".indexOf(name.charAt(0)) >= 0;
    return quoted ? name.substring(1, name.length() - 1) : name;
  }
}
