package io.github.askjdbc.transparency;

import io.github.askjdbc.targets.MariaDbServer;
import java.sql.ResultSet;

class MariaDbTransparencyIT extends ServerTransparencyProperties {
  private static final Texts TEXTS =
      Texts.read(
          "mariadb.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.TYPE_SCROLL_INSENSITIVE,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CONCUR_UPDATABLE,
          ResultSet.HOLD_CURSORS_OVER_COMMIT,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  @Override
  String url() {
    return MariaDbServer.url("transparency");
  }

  @Override
  int share() {
    return 2;
  }

  @Override
  String sleeping() {
    return "SELECT SLEEP(10000)";
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
