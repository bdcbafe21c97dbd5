package io.github.askjdbc.cli.answers;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of an answer, read to their end or to a limit.
 *
 * @param labels of the columns, in order
 * @param rows each as long as the labels
 * @param more whether there are rows beyond the limit
 */
public record AnswerRows(List<String> labels, List<List<Cell>> rows, boolean more) {

  public AnswerRows {
    labels = List.copyOf(labels);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /**
   * @param limit how many rows are read at most
   */
  public static AnswerRows read(ResultSet results, int limit) throws SQLException {
    ResultSetMetaData metadata = results.getMetaData();
    List<String> labels = new ArrayList<>();
    for (int column = 1; column <= metadata.getColumnCount(); column++) {
      labels.add(metadata.getColumnLabel(column));
    }
    List<List<Cell>> rows = new ArrayList<>();
    boolean more = results.next();
    while (more && rows.size() < limit) {
      List<Cell> row = new ArrayList<>();
      for (int column = 1; column <= labels.size(); column++) {
        row.add(Cell.read(results, column));
      }
      rows.add(row);
      more = results.next();
    }
    return new AnswerRows(labels, rows, more);
  }

  /** Whether a column holds numbers and NULLs alone, and at least one number. */
  boolean isNumeric(int column) {
    return rows.stream().anyMatch(row -> row.get(column).number().isPresent())
        && rows.stream()
            .map(row -> row.get(column))
            .allMatch(cell -> cell.isNull() || cell.number().isPresent());
  }

  /** As a table's footer says it: {@code 3 rows}. */
  public String count() {
    return (more ? "the first " : "") + rows.size() + (rows.size() == 1 ? " row" : " rows");
  }
}
