package io.github.askjdbc.catalog;

import java.util.Map;
import java.util.Optional;

/**
 * What the columns of a table hold.
 *
 * @param columns by name, without private ones and those that cannot be read
 */
public record TableStatistics(Map<String, ColumnStatistics> columns) {

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
