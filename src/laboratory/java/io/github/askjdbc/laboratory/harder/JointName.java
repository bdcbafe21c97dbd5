package io.github.askjdbc.laboratory.harder;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Literals that name one thing together, such as first and last name, or building and room. Where
 * one of them is moved, a thing may be named that is not there, and the question rests on a false
 * premise.
 */
final class JointName {

  /** Of a table's rows, how many have values of their own; a few namesakes are no objection. */
  private static final double SHARE = 0.9;

  private JointName() {}

  /**
   * @param literals all of a gold
   * @return those that name nothing together with another one
   */
  static List<ComparedLiteral> without(List<ComparedLiteral> literals, Connection connection)
      throws SQLException {
    List<ComparedLiteral> alone = new ArrayList<>();
    for (ComparedLiteral literal : literals) {
      List<String> columns =
          literals.stream()
              .filter(other -> other.table().equals(literal.table()))
              .map(other -> other.column().name())
              .distinct()
              .toList();
      if (columns.size() == 1 || !identify(literal.table().name(), columns, connection)) {
        alone.add(literal);
      }
    }
    return alone;
  }

  private static boolean identify(String table, List<String> columns, Connection connection)
      throws SQLException {
    List<String> quoted = new ArrayList<>();
    for (String column : columns) {
      quoted.add(Quoting.quoted(column, connection));
    }
    String from = " FROM " + Quoting.quoted(table, connection);
    String distinct = quoted.stream().collect(Collectors.joining(", ", "SELECT DISTINCT ", from));
    return count("SELECT COUNT(*) FROM (" + distinct + ") x", connection)
        >= SHARE * count("SELECT COUNT(*)" + from, connection);
  }

  private static long count(String sql, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }
}
