package io.github.askjdbc.evaluation.run;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;

/**
 * One database behind a JDBC URL, for question sets about it alone; the {@code db} of a question is
 * not looked at.
 *
 * <p>The connection is set read-only and never commits, and only texts that begin as queries are
 * run. That is not a wall on every product, since functions may have effects: where the SQL of
 * others is judged, give it a user who may only read.
 */
public final class SingleDatabase implements EvaluatedDatabases {

  private final Driver driver;
  private final String url;
  private final Properties properties;

  /**
   * @param driver one that accepts the URL
   */
  public SingleDatabase(Driver driver, String url, Properties properties) {
    this.driver = driver;
    this.url = url;
    this.properties = new Properties();
    this.properties.putAll(properties);
  }

  @Override
  public String url(String db) {
    return url;
  }

  @Override
  public Connection connect(String db) throws SQLException {
    if (url.startsWith("jdbc:sqlite:")) {
      properties.setProperty("open_mode", "1");
      return driver.connect(url, properties);
    }
    Connection connection = driver.connect(url, properties);
    connection.setReadOnly(true);
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public String without(String db, List<String> hidden) throws SQLException {
    if (hidden.isEmpty()) {
      return db;
    }
    throw new SQLException(
        "a question hides " + hidden + ", which needs a folder of SQLite files to copy from");
  }
}
