package io.github.askjdbc.catalog;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table or view that questions may use.
 *
 * @param columns without the private ones
 * @param privateColumns names that no candidate, value, filter, order or suggestion may hold
 * @param primaryKey its columns in key order, empty where none is declared
 * @param uniqueKeys other sets of columns that the database keeps unique; NULLs may repeat
 */
public record Table(
    TableName name,
    boolean view,
    Optional<String> comment,
    List<Column> columns,
    Set<String> privateColumns,
    List<String> primaryKey,
    List<List<String>> uniqueKeys) {

  public Table {
    columns = List.copyOf(columns);
    privateColumns = Set.copyOf(privateColumns);
    primaryKey = List.copyOf(primaryKey);
    uniqueKeys = uniqueKeys.stream().map(List::copyOf).toList();
  }

  /** With no unique key beside the primary one. */
  public Table(
      TableName name,
      boolean view,
      Optional<String> comment,
      List<Column> columns,
      Set<String> privateColumns,
      List<String> primaryKey) {
    this(name, view, comment, columns, privateColumns, primaryKey, List.of());
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

  /**
   * Whether the database promises at most one row for values of these columns that are not NULL, so
   * that a join on them multiplies nothing.
   */
  public boolean isUnique(Collection<String> columnNames) {
    return (!primaryKey.isEmpty() && columnNames.containsAll(primaryKey))
        || uniqueKeys.stream().anyMatch(columnNames::containsAll);
  }
}
