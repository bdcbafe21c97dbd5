package io.github.askjdbc.transparency;

import java.sql.ResultSet;

class SqliteTransparencyTest extends TransparencyProperties {
  private static final Texts TEXTS =
      Texts.read(
          "sqlite.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  @Override
  String url() {
    return "jdbc:sqlite::memory:";
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
