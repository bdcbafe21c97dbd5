package io.github.askjdbc.transparency;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import net.jqwik.api.lifecycle.BeforeContainer;

class HsqldbTransparencyTest extends TransparencyProperties {
  private static final String URL = "jdbc:hsqldb:mem:transparency";

  private static final Texts TEXTS =
      Texts.read(
          "hsqldb.sql",
          ResultSet.TYPE_FORWARD_ONLY,
          ResultSet.TYPE_SCROLL_INSENSITIVE,
          ResultSet.CONCUR_READ_ONLY,
          ResultSet.CONCUR_UPDATABLE,
          ResultSet.HOLD_CURSORS_OVER_COMMIT,
          ResultSet.CLOSE_CURSORS_AT_COMMIT);

  /**
   * Where there are none, all statements give the same empty rows, until one is closed; from then
   * on they are closed for all.
   */
  @BeforeContainer
  static void closeTheEmptyKeys() throws SQLException {
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement()) {
      statement.getGeneratedKeys().close();
    }
  }

  @Override
  String url() {
    return URL;
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
