package io.github.askjdbc.catalog;

import java.util.Map;
import java.util.Optional;

/**
 * The size of a table and what its columns hold.
 *
 * @param columns by name, without private ones and those that cannot be read
 */
public record TableStatistics(RowCount rows, Map<String, ColumnStatistics> columns) {

  public TableStatistics {
    columns = Map.copyOf(columns);
  }

  /**
   * @param column spelt as the table spells it
   */
  public Optional<ColumnStatistics> column(String column) {
    return Optional.ofNullable(columns.get(column));
  }
}
