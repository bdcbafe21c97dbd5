package io.github.askjdbc.catalog.semantics;

import java.util.Locale;

/** Writes the aggregates that the file formats name by a word. */
final class Aggregates {
  private Aggregates() {}

  /**
   * @param name as the formats write it: sum, avg or average, count_distinct
   */
  static String call(String name, String expression) {
    String upper = name(name);
    return switch (upper) {
      case "COUNT_DISTINCT" -> "COUNT(DISTINCT " + expression + ")";
      case "SUM_BOOLEAN" -> "SUM(CASE WHEN " + expression + " THEN 1 ELSE 0 END)";
      default -> upper + "(" + expression + ")";
    };
  }

  /** In upper case, AVG for AVERAGE. */
  static String name(String written) {
    String upper = written.strip().toUpperCase(Locale.ROOT);
    return upper.equals("AVERAGE") ? "AVG" : upper;
  }
}
