package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Columns that hold the status of their rows, by a word or a code. What a status says is not to be
 * told by a date that is missing: what was cancelled was never closed, and is not open.
 */
record StatusColumns(List<Column> columns, Set<TableName> sampled, Statistics statistics) {

  private static final int LONGEST_CODE = 4;

  /** Whether a status of the table is the state, or a code that the state begins with. */
  boolean tells(TableName table, String state) {
    return sampled.contains(table)
        && columns.stream()
            .filter(column -> column.name().table().equals(table))
            .flatMap(column -> statistics.samples(column.name()).stream())
            .map(value -> value.strip().toLowerCase(Locale.ROOT))
            .anyMatch(value -> value.equals(state) || isCode(value, state));
  }

  /** {@code OP} or {@code OPN} for "open". */
  private static boolean isCode(String value, String state) {
    return !value.isEmpty()
        && value.length() <= LONGEST_CODE
        && value.length() < state.length()
        && (state.startsWith(value) || (value.length() > 1 && Shortening.begins(value, state)));
  }
}
