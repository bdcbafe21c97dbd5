package io.github.askjdbc.exam;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What must hold of the data for a question to have one answer that a person would mean. */
@FunctionalInterface
interface Check {

  boolean holds(ExamProbes probes);

  /** Of a column. */
  static Check that(ExamColumn column, Predicate<ColumnFacts> holds) {
    return probes -> holds.test(probes.facts(column));
  }

  /**
   * No two of the first rows are equal and none holds a NULL, so that no order is left open.
   *
   * @param query gives what rows are ordered by
   */
  static Check noTies(String query, int rows) {
    return probes -> {
      Optional<List<List<Object>>> found = probes.firstRows(query, rows);
      Set<List<Object>> different = new HashSet<>(found.orElse(List.of()));
      return found.isPresent()
          && different.size() == found.get().size()
          && different.stream().noneMatch(row -> row.contains(null));
    };
  }

  /**
   * Nothing is counted.
   *
   * @param query gives one number
   */
  static Check none(String query) {
    return probes ->
        probes
            .rows(query, 1)
            .filter(rows -> ExamProbes.number(rows.get(0).get(0)) == 0)
            .isPresent();
  }

  /** Something is counted. */
  static Check some(String query) {
    return probes ->
        probes.rows(query, 1).filter(rows -> ExamProbes.number(rows.get(0).get(0)) > 0).isPresent();
  }
}
