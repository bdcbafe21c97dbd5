package io.github.askjdbc.memory;

import io.github.askjdbc.files.FileRefusedException;
import io.github.askjdbc.files.OwnFile;
import io.github.askjdbc.files.OwnFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * A SQLite file of this project's making, opened for each use and closed again, so that several
 * programs of one user may share it and none holds it. At most 64 MB.
 *
 * <p>Used only if it is this user's own, where nobody else can put another in its place. In a
 * folder to which others may add files SQLite's own side files stand there always, so that nobody
 * can leave one that SQLite would take for the rest of a transaction.
 */
final class MemoryFile {

  // of a database file's header, as SQLite documents it
  private static final int HEADER_BYTES = 28;
  private static final int WRITE_VERSION_AT = 18;
  private static final byte WITHOUT_LOG = 1;
  private static final int CHANGES_AT = 24;

  private static final int BUSY_MILLIS = 5_000;

  /** Of 4,096 bytes each. */
  private static final int MOST_PAGES = 16_384;

  /** What SQLite keeps beside a database, and reads where it is not empty. */
  private static final List<String> SIDE_FILES = List.of("-journal", "-wal", "-shm");

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
   * Makes the file if it is missing or empty, and brings one of an earlier version up to this.
   *
   * @throws SQLException if it cannot be made or read, or was made by something else
   */
  void check() throws SQLException {
    make();
    boolean behind = read(MemorySchema::isBehind);
    tighten(); // not before it is known to be no other program's
    if (behind) {
      write(MemorySchema::make);
    }
  }

  /** The file as it is opened, without links. */
  private record Place(Path file, boolean shared) {
    List<Path> sideFiles() {
      return SIDE_FILES.stream()
          .map(ending -> file.resolveSibling(file.getFileName() + ending))
          .toList();
    }
  }

  private Place place() throws IOException {
    Path name = path.getFileName();
    if (name == null) {
      throw new FileRefusedException("it is a folder, allowed is a regular file; name another");
    }
    OwnFolder folder = OwnFolder.of(path.getParent());
    return new Place(folder.path().resolve(name), folder.shared());
  }

  private void make() throws SQLException {
    try {
      Place place = place();
      makeIfMissing(place.file());
      OwnFile.check(place.file());
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      throw unusable(e);
    }
  }

  private static void makeIfMissing(Path file) throws IOException {
    try {
      OwnFile.make(file);
    } catch (FileAlreadyExistsException expected) {
      // made before, perhaps by another program a moment ago
    }
  }

  /** The place, with everything that SQLite reads there looked at. */
  private Place usable() throws SQLException {
    try {
      Place place = place();
      OwnFile.check(place.file());
      for (Path side : place.sideFiles()) {
        if (place.shared()) {
          makeIfMissing(side);
        }
        checkSide(side);
      }
      return place;
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      throw unusable(e);
    }
  }

  private static void checkSide(Path side) throws IOException {
    try {
      OwnFile.check(side);
    } catch (NoSuchFileException none) {
      // another use of the file may have ended with it
    } catch (FileRefusedException e) {
      throw new FileRefusedException(
          "%s beside it is not to be used: %s".formatted(side.getFileName(), e.getMessage()));
    }
  }

  private void tighten() throws SQLException {
    try {
      OwnFile.tighten(place().file());
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  /**
   * One state of the file, told without opening it as a database.
   *
   * @param changes the counter in its header, which SQLite raises with each change
   * @param modified tells changes apart that were taken back after a crash
   */
  record State(int changes, FileTime modified) {}

  /**
   * @return empty where the header does not tell of changes, which stand beside the file then
   * @throws SQLException if the file cannot be used
   */
  Optional<State> state() throws SQLException {
    try {
      Path file = place().file();
      OwnFile.check(file);
      FileTime modified = Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS);
      try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
        ByteBuffer header = ByteBuffer.wrap(in.readNBytes(HEADER_BYTES));
        return header.limit() < HEADER_BYTES || header.get(WRITE_VERSION_AT) != WITHOUT_LOG
            ? Optional.empty()
            : Optional.of(new State(header.getInt(CHANGES_AT), modified));
      }
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      throw unusable(e);
    }
  }

  <R> R read(Use<R> use) throws SQLException {
    Place place = usable();
    try (Connection connection = open(place)) {
      return use.of(connection);
    } catch (SQLException e) {
      throw refused(e.getMessage(), e);
    }
  }

  /** In one transaction, which waits for other writers. */
  <R> R write(Use<R> use) throws SQLException {
    Place place = usable();
    try (Connection connection = open(place)) {
      connection.setAutoCommit(false);
      R result = use.of(connection);
      connection.commit();
      return result;
    } catch (SQLException e) {
      throw refused(e.getMessage(), e);
    }
  }

  /** Never makes the file, which would then be readable for others. */
  private static Connection open(Place place) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    config.setMaxPageCount(MOST_PAGES);
    if (place.shared()) {
      config.setJournalMode(SQLiteConfig.JournalMode.TRUNCATE);
    }
    // as a URI, since a path may hold what a URL gives a meaning to
    return new JDBC().connect(JDBC.PREFIX + place.file().toUri(), config.toProperties());
  }

  private SQLException unusable(Exception cause) {
    return refused(
        cause instanceof FileRefusedException
            ? cause.getMessage()
            : cause.getClass().getSimpleName()
                + "; name one in a folder that exists and may be written to",
        cause);
  }

  private SQLException refused(String reason, Exception cause) {
    return new SQLException(
        "ask.memory names " + path + ", which cannot be used: " + reason, "HY000", cause);
  }
}
