package io.github.askjdbc.targets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables of a small clinic, in SQL that every target understands. */
final class ClinicScript {

  private static final List<String> TABLES =
      List.of("staff", "gadget", "visit", "patient", "doctor", "department");

  private ClinicScript() {}

  static void recreate(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        drop(connection, table);
      }
      for (String command : text().split(";\n")) {
        statement.execute(command);
      }
    }
  }

  /** Not every target knows IF EXISTS. */
  static void drop(Connection connection, String table) throws SQLException {
    String stored = "";
    String type = "";
    try (ResultSet rows = connection.getMetaData().getTables(null, null, null, null)) {
      while (rows.next()) {
        if (table.equalsIgnoreCase(rows.getString("TABLE_NAME"))) {
          stored = rows.getString("TABLE_NAME");
          type = rows.getString("TABLE_TYPE").contains("VIEW") ? "VIEW" : "TABLE";
        }
      }
    }
    if (!type.isEmpty()) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("DROP " + type + " " + stored);
      }
    }
  }

  private static String text() {
    try (InputStream stream = ClinicScript.class.getResourceAsStream("clinic.sql")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
    } catch (IOException e) {
      throw new UncheckedIOException("clinic.sql cannot be read", e);
    }
  }
}
