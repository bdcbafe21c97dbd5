package io.github.askjdbc.transparency;

import java.sql.ResultSet;

class DerbyTransparencyTest extends TransparencyProperties {
  private static final Texts TEXTS =
      Texts.read(
          "derby.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.TYPE_SCROLL_INSENSITIVE,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CONCUR_UPDATABLE,
          ResultSet.HOLD_CURSORS_OVER_COMMIT,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  @Override
  String url() {
    return "jdbc:derby:memory:transparency;create=true";
  }

  @Override
  int share() {
    return 1;
  }

  @Override
  SharedUse.Sharing sharing() {
    return SharedUse.Sharing.IN_ONE_TRANSACTION;
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
