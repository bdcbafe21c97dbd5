package io.github.askjdbc.attack;

import io.github.askjdbc.attack.Outcome.Rows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a query must leave as it was: rows, tables, sequences, settings, files.
 *
 * @param parts by name
 */
record StoredState(Map<String, String> parts) {
  private static final int QUERY_SECONDS = 30;

  /**
   * @param target its name, for {@code state.txt}
   * @param folder what the attack may point at, with everything in it
   */
  static StoredState of(ShopCopy copy, String target, Path folder) throws SQLException {
    Map<String, String> parts = new TreeMap<>();
    try (Statement statement = copy.connection().createStatement()) {
      for (String table : ShopCopy.TABLES) {
        parts.put("rows of " + table, all(statement, "SELECT * FROM " + table + " ORDER BY 1, 2"));
      }
      for (String query : TargetLines.of("state.txt", target)) {
        parts.put(query, all(statement, query));
      }
    }
    parts.put("tables", tables(copy.connection()));
    parts.put("files of the attack", files(folder, 10));
    parts.put("files beside them", files(folder.getParent(), 1));
    parts.put("files of the working folder", files(Path.of("").toAbsolutePath(), 1));
    return new StoredState(parts);
  }

  private static String all(Statement statement, String query) {
    Outcome outcome = Outcome.of(statement, query, QUERY_SECONDS);
    if (outcome instanceof Rows rows) {
      return rows.rows().toString();
    }
    throw new IllegalStateException(query + " fails: " + outcome);
  }

  private static String tables(Connection connection) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet rows =
        connection.getMetaData().getTables(connection.getCatalog(), null, "%", null)) {
      while (rows.next()) {
        tables.add(rows.getString("TABLE_SCHEM") + "." + rows.getString("TABLE_NAME"));
      }
    }
    return tables.toString();
  }

  /** Without those of the databases, which come and go; their rows are looked at. */
  private static String files(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files
          .filter(file -> !file.getFileName().toString().startsWith(ShopCopy.DATABASE))
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList()
          .toString();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** What is not the same, in words. */
  List<String> changedIn(StoredState later) {
    List<String> changes = new ArrayList<>();
    parts.forEach(
        (name, before) -> {
          String after = later.parts().get(name);
          if (!before.equals(after)) {
            changes.add(name + ": " + before + " became " + after);
          }
        });
    return changes;
  }
}
