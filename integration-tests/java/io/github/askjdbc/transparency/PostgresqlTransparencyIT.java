package io.github.askjdbc.transparency;

import io.github.askjdbc.targets.PostgresqlServer;
import java.sql.ResultSet;
import java.sql.SQLException;
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

  @BeforeContainer
  static void create() throws SQLException {
    PostgresqlServer.create("transparency");
  }

  @Override
  String url() {
    return PostgresqlServer.url("postgres", "transparency");
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
