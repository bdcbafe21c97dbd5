package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table or view that questions may use.
 *
 * @param columns without the private ones
 * @param privateColumns names that no candidate, value, filter, order or suggestion may hold
 * @param primaryKey its columns in key order, empty where none is declared
 */
public record Table(
    TableName name,
    boolean view,
    Optional<String> comment,
    List<Column> columns,
    Set<String> privateColumns,
    List<String> primaryKey) {

  public Table {
    columns = List.copyOf(columns);
    privateColumns = Set.copyOf(privateColumns);
    primaryKey = List.copyOf(primaryKey);
  }

  /** Finds a column by name, exactly or else without regard to case. */
  public Optional<Column> column(String columnName) {
    return columns.stream()
        .filter(column -> column.name().column().equals(columnName))
        .findFirst()
        .or(
            () ->
                columns.stream()
                    .filter(column -> column.name().column().equalsIgnoreCase(columnName))
                    .findFirst());
  }
}
