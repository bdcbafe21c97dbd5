package io.github.askjdbc.database;

import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;

/**
 * Opens connections that are read-only as far as the target goes along.
 *
 * <p>Read-only is a second fence behind the guard, so a target that refuses it is used all the
 * same.
 */
final class ReadOnlySource {
  private static final Logger LOG = System.getLogger(ReadOnlySource.class.getName());

  /** SQLITE_OPEN_READONLY; after connecting it is too late to ask for it. */
  private static final String SQLITE_READ_ONLY = "1";

  private final ConnectionSource source;
  private final String url;
  private final Properties properties;

  ReadOnlySource(ConnectionSource source, String url, Properties properties) {
    this.source = source;
    this.url = url;
    this.properties = copy(properties);
  }

  Connection open() throws SQLException {
    Properties wanted = copy(properties);
    if (url.toLowerCase(Locale.ROOT).startsWith("jdbc:sqlite:")) {
      wanted.setProperty("open_mode", SQLITE_READ_ONLY);
    }
    Connection connection = source.open(url, wanted);
    if (connection == null) {
      throw new UnaskedTargetException("the target's driver does not take its URL");
    }
    try {
      connection.setReadOnly(true);
    } catch (SQLException | RuntimeException refused) {
      LOG.log(
          Logger.Level.DEBUG,
          "the target has no read-only connections: {0}",
          TargetFailure.of(refused));
    }
    return connection;
  }

  private static Properties copy(Properties properties) {
    Properties copy = new Properties();
    for (String name : properties.stringPropertyNames()) {
      copy.setProperty(name, properties.getProperty(name));
    }
    properties.forEach(copy::putIfAbsent);
    return copy;
  }
}
