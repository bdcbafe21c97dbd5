package io.github.askjdbc.conformance.pgjdbc;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Starts a fresh server as the suite's own instructions want it, and tells the suite where it is.
 */
public final class ServerForSession implements LauncherSessionListener {

  /**
   * The suite checks that passwords, stored either way, are asked for; its privileged user has
   * none.
   */
  private static final List<String> WHO_MAY_CONNECT =
      List.of(
          "local all all trust",
          "host all postgres all trust",
          "host replication postgres all trust",
          "host all all all md5");

  private EmbeddedPostgres server;

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    try {
      Path data = Files.createTempDirectory("conformance");
      server =
          EmbeddedPostgres.builder()
              .setDataDirectory(data)
              .setServerConfig("max_connections", "200")
              .setServerConfig("max_prepared_transactions", "64")
              .setServerConfig("wal_level", "logical")
              .setServerConfig("max_wal_senders", "10")
              .setServerConfig("max_replication_slots", "10")
              .setServerConfig("timezone", "UTC")
              .start();
      execute(server.getPostgresDatabase(), "CREATE ROLE test LOGIN PASSWORD 'test'");
      execute(server.getPostgresDatabase(), "CREATE DATABASE test OWNER test");
      execute(
          server.getDatabase("postgres", "test"),
          "CREATE EXTENSION sslinfo; CREATE EXTENSION hstore; CREATE EXTENSION citext");
      Files.write(data.resolve("pg_hba.conf"), WHO_MAY_CONNECT);
      execute(server.getPostgresDatabase(), "SELECT pg_reload_conf()");
    } catch (IOException e) {
      throw new UncheckedIOException("The embedded server does not start.", e);
    } catch (SQLException e) {
      throw new IllegalStateException("The embedded server cannot be prepared.", e);
    }
    System.setProperty("port", String.valueOf(server.getPort()));
    System.setProperty("build.properties.relative.path", ".");
  }

  @Override
  public void launcherSessionClosed(LauncherSession session) {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException("The embedded server does not stop.", e);
    }
  }

  private static void execute(DataSource database, String sql) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
