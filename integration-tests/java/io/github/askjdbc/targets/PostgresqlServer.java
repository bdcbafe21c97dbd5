package io.github.askjdbc.targets;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * The PostgreSQL of all test classes that a JVM runs, from the first that asks for it to the JVM's
 * end. A class uses databases and roles of its own. Nothing is vacuumed meanwhile, since some
 * compare what is stored.
 */
public final class PostgresqlServer {

  private PostgresqlServer() {}

  private static final class Started {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder().setServerConfig("autovacuum", "off").start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Makes an empty database of this name, in the place of one that is there. */
  public static void create(String database) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url("postgres", "postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute("DROP DATABASE IF EXISTS " + database);
      statement.execute("CREATE DATABASE " + database);
    }
  }

  public static String url(String user, String database) {
    return Started.SERVER.getJdbcUrl(user, database);
  }
}
