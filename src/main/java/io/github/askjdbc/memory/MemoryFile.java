package io.github.askjdbc.memory;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * A SQLite file of this project's making, opened for each use and closed again, so that several
 * programs may share it and none holds it. Readable for the owner alone where the file system can
 * tell; at most 64 MB.
 */
final class MemoryFile {

  /** "askm", in the file's header. */
  private static final int APPLICATION = 0x61736b6d;

  private static final int VERSION = 1;
  private static final int BUSY_MILLIS = 5_000;

  /** Of 4,096 bytes each. */
  private static final int MOST_PAGES = 16_384;

  private static final String PERMISSIONS = "rw-------";

  private static final List<String> SCHEMA =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS verified (
            target TEXT NOT NULL,
            question TEXT NOT NULL,
            evidence TEXT NOT NULL,
            sql TEXT NOT NULL,
            verdict TEXT NOT NULL,
            at INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            own_sql TEXT,
            own_confidence REAL,
            own_scale TEXT,
            own_signals TEXT,
            own_right INTEGER,
            PRIMARY KEY (target, question, evidence))""",
          "CREATE INDEX IF NOT EXISTS verified_changed ON verified (target, changed)",
          "PRAGMA application_id = " + APPLICATION,
          "PRAGMA user_version = " + VERSION);

  /** In one statement, so that no other program makes the file meanwhile. */
  private static final String HEADER =
      """
      SELECT
        (SELECT application_id FROM pragma_application_id) AS application,
        (SELECT user_version FROM pragma_user_version) AS version,
        COUNT(*) AS objects,
        TOTAL(type IN ('trigger', 'view')) AS code
      FROM sqlite_schema""";

  private final Path path;

  MemoryFile(Path path) {
    this.path = path;
  }

  /** One use of the file. */
  @FunctionalInterface
  interface Use<R> {
    R of(Connection connection) throws SQLException;
  }

  /**
   * Makes the file if it is missing or empty.
   *
   * @throws SQLException if it cannot be made or read, or was made by something else
   */
  void check() throws SQLException {
    make();
    boolean fresh = read(MemoryFile::isFresh);
    if (fresh) {
      write(
          connection -> {
            try (Statement statement = connection.createStatement()) {
              for (String sql : SCHEMA) {
                statement.execute(sql);
              }
            }
            return true;
          });
    }
  }

  private void make() throws SQLException {
    try {
      boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
      Files.createFile(
          path,
          posix
              ? new FileAttribute<?>[] {
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(PERMISSIONS))
              }
              : new FileAttribute<?>[0]);
    } catch (FileAlreadyExistsException expected) {
      // made before, perhaps by another program a moment ago
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      throw new SQLException(
          "ask.memory names "
              + path
              + ", which cannot be made ("
              + e.getClass().getSimpleName()
              + "); name one in a folder that exists and may be written to",
          "HY000",
          e);
    }
  }

  private static boolean isFresh(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet header = statement.executeQuery(HEADER)) {
      int application = header.getInt("application");
      int version = header.getInt("version");
      if (application == 0 && version == 0 && header.getInt("objects") == 0) {
        return true;
      }
      if (application != APPLICATION) {
        throw new SQLException("it is a database of something else; name another file");
      }
      if (version != VERSION) {
        throw new SQLException(
            "it is of version %d, this driver knows %d; name another file"
                .formatted(version, VERSION));
      }
      if (header.getInt("code") > 0) {
        throw new SQLException("it holds what this driver does not write; name another file");
      }
    }
    throwIfDamaged(connection);
    return false;
  }

  private static void throwIfDamaged(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT own_right FROM verified LIMIT 1").close();
      try (ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
        if (!found.next() || !found.getString(1).equals("ok")) {
          throw new SQLException("it is damaged; restore a copy or name another file");
        }
      }
    }
  }

  <R> R read(Use<R> use) throws SQLException {
    try (Connection connection = open()) {
      return use.of(connection);
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  /** In one transaction, which waits for other writers. */
  <R> R write(Use<R> use) throws SQLException {
    try (Connection connection = open()) {
      connection.setAutoCommit(false);
      R result = use.of(connection);
      connection.commit();
      return result;
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  /** Never makes the file, which would then be readable for others. */
  private Connection open() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setMaxPageCount(MOST_PAGES);
    // as a URI, since a path may hold what a URL gives a meaning to
    return new JDBC().connect(JDBC.PREFIX + path.toUri(), config.toProperties());
  }

  private SQLException refused(SQLException cause) {
    return new SQLException(
        "ask.memory names " + path + ", which cannot be used: " + cause.getMessage(),
        "HY000",
        cause);
  }
}
