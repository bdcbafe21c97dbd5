package io.github.askjdbc.packaging;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/** A short use of the driver of some class loader: plain SQL and a question on a small clinic. */
final class ClinicSession {

  static final String QUESTION = "How many patients live in Ghent?";

  private ClinicSession() {}

  static Driver askDriver(ClassLoader loader) throws ReflectiveOperationException {
    return Class.forName("io.github.askjdbc.AskDriver", true, loader)
        .asSubclass(Driver.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  static Connection open(Driver driver, String url) throws SQLException {
    return open(driver, url, new Properties());
  }

  static Connection open(Driver driver, String url, Properties settings) throws SQLException {
    Connection connection = driver.connect(url, settings);
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE patient (id INTEGER PRIMARY KEY, name VARCHAR(40), city VARCHAR(40))");
      statement.execute(
          "INSERT INTO patient VALUES (1, 'Mia Castel', 'Ghent'), (2, 'Jan Peeters', 'Ghent'),"
              + " (3, 'Lea Maes', 'Namur')");
    }
    return connection;
  }

  static int number(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      result.next();
      return result.getInt(1);
    }
  }
}
