package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/** What the columns of tables hold; read table by table when asked for. */
@FunctionalInterface
public interface Statistics {

  /** Of a database whose rows are not looked at. */
  Statistics NONE = table -> Optional.empty();

  /**
   * What is known of a table, read now if need be and if time is left.
   *
   * @return empty where the table is unknown or refuses to be read, or time is used up
   */
  Optional<TableStatistics> of(TableName table);

  /** Values that a column was seen to hold; none where its table is not {@linkplain #of read}. */
  default List<String> samples(ColumnName column) {
    return of(column.table())
        .flatMap(table -> table.column(column.column()))
        .map(ColumnStatistics::samples)
        .orElse(List.of());
  }
}
