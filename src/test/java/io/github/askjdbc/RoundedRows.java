package io.github.askjdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Rows as texts, cells by commas, what is no whole number with two places. */
final class RoundedRows {

  private RoundedRows() {}

  static List<String> of(Connection connection, String question) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(question)) {
      while (result.next()) {
        StringJoiner cells = new StringJoiner(",");
        for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
          Object cell = result.getObject(column);
          cells.add(
              cell instanceof Double number ? "%.2f".formatted(number) : String.valueOf(cell));
        }
        rows.add(cells.toString());
      }
    }
    return rows;
  }
}
