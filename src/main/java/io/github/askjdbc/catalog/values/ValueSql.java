package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.RowLimit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The queries that read values, each bounded in rows; one row more than wanted is asked for, which
 * tells whether there are more.
 *
 * <p>Every name is qualified: SQLite takes an unknown quoted name for a text.
 */
final class ValueSql {
  private final Dialect dialect;
  private final IdentifierQuoting quoting;
  private final int valueLength;

  /**
   * @param valueLength longer cells are read as NULL, so that they are not sent
   */
  ValueSql(Dialect dialect, int valueLength) {
    this.dialect = dialect;
    this.quoting = IdentifierQuoting.of(dialect);
    this.valueLength = valueLength;
  }

  /** The first rows of some columns, in no order. */
  ProbeQuery rows(TableName table, List<Column> columns, int rows) {
    return ProbeQuery.of(RowLimit.select(dialect, cells(columns) + from(table), rows + 1), rows);
  }

  /**
   * The next rows in the order of a unique column, which comes first in each row.
   *
   * @param after its last value so far, empty to begin
   */
  ProbeQuery rows(
      TableName table, Column key, Optional<Object> after, List<Column> columns, int rows) {
    String unique = cell(key.name());
    String select =
        unique
            + " AS k, "
            + cells(columns)
            + from(table)
            + (after.isPresent() ? " WHERE " + unique + " > ?" : "")
            + " ORDER BY "
            + unique;
    return new ProbeQuery(
        RowLimit.select(dialect, select, rows + 1), after.stream().toList(), rows);
  }

  /**
   * @param among so many first rows of the table, in no order; empty for all
   */
  ProbeQuery distinct(ColumnName column, int values, Optional<Integer> among) {
    String cell = cell(column);
    String rows =
        among
            .map(
                most ->
                    " FROM ("
                        + RowLimit.select(dialect, cell + " AS c" + from(column.table()), most)
                        + ") s")
            .orElseGet(() -> from(column.table()));
    String read = among.isPresent() ? "s.c" : cell;
    String select =
        "DISTINCT " + read + " AS c0" + rows + " WHERE " + length(read) + " <= " + valueLength;
    return ProbeQuery.of(RowLimit.select(dialect, select, values + 1), values);
  }

  /** How many rows there are, counted up to one more than the given number. */
  ProbeQuery count(TableName table, int rows) {
    return ProbeQuery.of(
        "SELECT COUNT(*) FROM ("
            + RowLimit.select(dialect, "1 AS one" + from(table), rows + 1)
            + ") x",
        1);
  }

  /** A row if some cell of the column equals the literal. */
  ProbeQuery holds(ColumnName column, String literal) {
    String select = "1 AS one" + from(column.table()) + " WHERE " + cell(column) + " = ?";
    return new ProbeQuery(RowLimit.select(dialect, select, 1), List.of(literal), 1);
  }

  private String cells(List<Column> columns) {
    List<String> cells = new ArrayList<>();
    for (Column column : columns) {
      String cell = cell(column.name());
      cells.add(
          "CASE WHEN "
              + length(cell)
              + " <= "
              + valueLength
              + " THEN "
              + cell
              + " END AS c"
              + cells.size());
    }
    return String.join(", ", cells);
  }

  private String length(String cell) {
    return switch (dialect) {
      case SQLSERVER -> "LEN(" + cell + ")";
      case MYSQL, MARIADB -> "CHAR_LENGTH(" + cell + ")";
      case POSTGRESQL, DUCKDB -> "LENGTH(CAST(" + cell + " AS VARCHAR))";
      default -> "LENGTH(" + cell + ")";
    };
  }

  private String cell(ColumnName column) {
    return "s." + quoting.quote(column.column());
  }

  private String from(TableName table) {
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return " FROM " + quoting.quote(Stream.concat(outer, Stream.of(table.name()))) + " s";
  }
}
