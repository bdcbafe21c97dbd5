package io.github.askjdbc.exam;

import java.util.List;

/**
 * What a place of a wording may be filled with.
 *
 * @param names in the singular, the plainest first
 */
record Noun(List<String> names) {
  Noun {
    names = List.copyOf(names);
  }

  static Noun of(ExamTable table) {
    return new Noun(table.names());
  }

  static Noun of(ExamColumn column) {
    return new Noun(column.names());
  }

  /** A text that has no plural. */
  static Noun of(String text) {
    return new Noun(List.of(text));
  }
}
