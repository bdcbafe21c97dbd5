package io.github.askjdbc.transparency;

import java.sql.ResultSet;

class H2TransparencyTest extends TransparencyProperties {
  private static final Texts TEXTS =
      Texts.read(
          "h2.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.TYPE_SCROLL_INSENSITIVE,
          ResultSet.TYPE_SCROLL_SENSITIVE,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CONCUR_UPDATABLE,
          ResultSet.HOLD_CURSORS_OVER_COMMIT,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  @Override
  String url() {
    return "jdbc:h2:mem:";
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
