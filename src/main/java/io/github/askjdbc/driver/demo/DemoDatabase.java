package io.github.askjdbc.driver.demo;

import io.github.askjdbc.driver.Target;
import io.github.askjdbc.text.ResourceText;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.sqlite.JDBC;

/** A bicycle shop of the project's own making: in memory, one copy per connection, read-only. */
public final class DemoDatabase {
  private static final String URL = "jdbc:sqlite::memory:";
  private static final String SCRIPT = "bicycle-shop.sql";

  private DemoDatabase() {}

  /** Opens a fresh copy. */
  public static Target open() throws SQLException {
    JDBC driver = new JDBC();
    Connection connection = driver.connect(URL, new Properties());
    try (Statement statement = connection.createStatement()) {
      StringBuilder sql = new StringBuilder();
      for (String line : ResourceText.of(DemoDatabase.class, SCRIPT).lines().toList()) {
        sql.append(line).append('\n');
        if (line.endsWith(";")) {
          statement.execute(sql.toString());
          sql.setLength(0);
        }
      }
      statement.execute("PRAGMA query_only = ON");
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
    return new Target(connection, driver, URL, new Properties());
  }
}
