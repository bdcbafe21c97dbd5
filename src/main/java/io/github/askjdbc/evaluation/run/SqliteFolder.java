package io.github.askjdbc.evaluation.run;

import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * A folder of SQLite files: {@code db.sqlite}, or {@code db/db.sqlite} as Spider is published.
 *
 * <p>Files are opened read-only and ATTACH is switched off, so that a predicted SQL can neither
 * write nor make a file.
 */
public final class SqliteFolder implements EvaluatedDatabases {

  private static final Pattern PLAIN_NAME = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_. -]*");

  private static final String ENDING = ".sqlite";

  private final Path folder;
  private final Path copies;
  private final Map<String, Path> copyOfName = new ConcurrentHashMap<>();

  /**
   * @param copies where databases with something taken out are put; made when first needed
   */
  public SqliteFolder(Path folder, Path copies) {
    this.folder = folder;
    this.copies = copies;
  }

  /** Every database in the folder, in the order of the alphabet. */
  public List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> withoutEnding(file.getFileName().toString()))
          .filter(db -> original(db).isPresent())
          .distinct()
          .sorted()
          .toList();
    }
  }

  private static String withoutEnding(String file) {
    return file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file;
  }

  @Override
  public String url(String db) {
    return "jdbc:sqlite:" + file(db);
  }

  @Override
  public Connection connect(String db) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setPragma(SQLiteConfig.Pragma.LIMIT_ATTACHED, "0");
    return config.createConnection(url(db));
  }

  @Override
  public String without(String db, List<String> hidden) throws SQLException {
    if (hidden.isEmpty()) {
      return db;
    }
    String name = db + " without " + String.join(", ", hidden);
    Path source = file(db);
    try {
      Files.createDirectories(copies);
      // one question at a time makes a given copy; others wait for it
      copyOfName.computeIfAbsent(name, ignored -> copy(source, name, hidden));
    } catch (IOException e) {
      throw new SQLException("no copy of '" + db + "' can be made: " + e.getMessage(), e);
    } catch (CopyFailedException e) {
      throw e.cause;
    }
    return name;
  }

  private Path copy(Path source, String name, List<String> hidden) {
    Path target = copies.resolve(fileName(name));
    try {
      Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
      target.toFile().setWritable(true);
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + target);
          Statement statement = connection.createStatement()) {
        for (String element : hidden) {
          statement.executeUpdate(dropping(element));
        }
      }
      return target;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new CopyFailedException(e);
    }
  }

  /** Names of tables may hold what file names may not. */
  private static String fileName(String name) {
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)) + ".sqlite";
  }

  private static String dropping(String element) {
    int dot = element.indexOf('.');
    return dot < 0
        ? "DROP TABLE " + quoted(element)
        : "ALTER TABLE "
            + quoted(element.substring(0, dot))
            + " DROP COLUMN "
            + quoted(element.substring(dot + 1));
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  private Path file(String db) {
    return Optional.ofNullable(copyOfName.get(db))
        .or(() -> original(db))
        .orElseThrow(
            () ->
                new MissingDatabaseException(
                    "there is no database '"
                        + db
                        + "'; looked for "
                        + db
                        + ".sqlite and "
                        + db
                        + "/"
                        + db
                        + ".sqlite in "
                        + folder));
  }

  private Optional<Path> original(String db) {
    if (!PLAIN_NAME.matcher(db).matches()) {
      return Optional.empty();
    }
    return List.of(folder.resolve(db + ".sqlite"), folder.resolve(db).resolve(db + ".sqlite"))
        .stream()
        .filter(Files::isRegularFile)
        .findFirst();
  }

  /** Carries a checked exception out of a map's computation. */
  private static final class CopyFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final SQLException cause;

    CopyFailedException(SQLException cause) {
      super(cause);
      this.cause = cause;
    }
  }
}
