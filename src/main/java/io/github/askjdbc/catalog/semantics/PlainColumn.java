package io.github.askjdbc.catalog.semantics;

import java.util.List;
import java.util.Optional;

/** Tells an expression that is only a column from one that computes. */
final class PlainColumn {

  private PlainColumn() {}

  /** The column's name without quotes and qualifier. */
  static Optional<String> of(String expression) {
    String bare = expression.strip();
    List<WrittenName> names = WrittenName.in(bare, WrittenName.QUOTES);
    return names.stream()
        .limit(1)
        .filter(name -> name.isAllOf(bare))
        .map(WrittenName::name)
        .findFirst();
  }

  static String unquoted(String name) {
    boolean quoted = name.length() > 1 && "\"`[".indexOf(name.charAt(0)) >= 0;
    return quoted ? name.substring(1, name.length() - 1) : name;
  }
}
