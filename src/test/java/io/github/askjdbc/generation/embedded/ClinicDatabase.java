package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.linking.LinkedQuestion;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The clinic for the tests of the packages below. */
public final class ClinicDatabase {

  private ClinicDatabase() {}

  public static Connection open() throws SQLException {
    return Clinic.open();
  }

  /** The statements that make it. */
  public static String script() {
    return Clinic.resource("clinic.sql");
  }

  public static DatabaseKnowledge know(Connection connection) throws SQLException {
    return DatabaseFixture.know(connection);
  }

  public static LinkedQuestion link(String question, DatabaseKnowledge knowledge) {
    return Clinic.link(question, knowledge);
  }

  /** The lines of a file of cases, without comments and blank lines. */
  public static List<String> lines(String name) {
    return Clinic.resource(name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  public static List<List<Object>> rows(Connection connection, String sql) throws SQLException {
    List<List<Object>> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        List<Object> row = new ArrayList<>();
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          row.add(result.getObject(i));
        }
        rows.add(row);
      }
    }
    return rows;
  }
}
