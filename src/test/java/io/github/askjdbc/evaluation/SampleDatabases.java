package io.github.askjdbc.evaluation;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Two small databases of our own, a clinic's and a farm's. */
public final class SampleDatabases {

  private SampleDatabases() {}

  public static void make(Path folder) throws SQLException {
    run(
        folder.resolve("clinic.sqlite"),
        "CREATE TABLE doctor (doctor_id INTEGER PRIMARY KEY, name TEXT, specialty TEXT,"
            + " salary INTEGER)",
        "CREATE TABLE ward (ward_id INTEGER PRIMARY KEY, floor INTEGER, bed_count INTEGER)",
        "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, doctor_id INTEGER REFERENCES doctor,"
            + " patient TEXT)",
        "INSERT INTO doctor VALUES (1, 'Ada Lind', 'Cardiology', 90), (2, 'Bo Berg', 'Surgery',"
            + " 80), (3, 'Cy Holm', 'Surgery', 70)",
        "INSERT INTO ward VALUES (1, 1, 20), (2, 3, 12)",
        "INSERT INTO visit VALUES (1, 1, 'Dan'), (2, 2, 'Eve')");
    run(
        folder.resolve("farm.sqlite"),
        "CREATE TABLE tractor (tractor_id INTEGER PRIMARY KEY, brand TEXT, horsepower INTEGER)",
        "CREATE TABLE field (field_id INTEGER PRIMARY KEY, crop TEXT, hectares REAL)",
        "INSERT INTO tractor VALUES (1, 'Red Ox', 120), (2, 'Blue Bull', 200)",
        "INSERT INTO field VALUES (1, 'Barley', 12.5)");
  }

  private static void run(Path file, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.executeUpdate(sql);
      }
    }
  }
}
