package io.github.askjdbc.targets;

/**
 * The MariaDB of all test classes that a JVM runs, from the first that asks for it to the JVM's
 * end; it takes longer to start than most of them to run. A class uses a database of its own.
 */
public final class MariaDbServer {

  private MariaDbServer() {}

  private static final class Started {
    static final String URL = PatientMariaDb.started().url();
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
