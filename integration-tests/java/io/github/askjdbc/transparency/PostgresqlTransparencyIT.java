package io.github.askjdbc.transparency;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.ResultSet;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

class PostgresqlTransparencyIT extends ServerTransparencyProperties {
  private static final Texts TEXTS =
      Texts.read(
          "postgresql.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.TYPE_SCROLL_INSENSITIVE,
          ResultSet.TYPE_SCROLL_SENSITIVE,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CONCUR_UPDATABLE,
          ResultSet.HOLD_CURSORS_OVER_COMMIT,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  private static EmbeddedPostgres server;

  @BeforeContainer
  static void start() throws IOException {
    server = EmbeddedPostgres.start();
  }

  @AfterContainer
  static void stop() throws IOException {
    server.close();
  }

  @Override
  String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  @Override
  String sleeping() {
    return "SELECT pg_sleep(10000)";
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
