package io.github.askjdbc.database;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Lists the tables and views that a session finds without a qualifier; system tables left out. */
public final class VisibleTables {

  /** More tables than this are not looked at. */
  public static final int MOST = 10_000;

  /**
   * One table or view as the metadata lists it.
   *
   * @param catalog as in the metadata, empty where the target has none
   * @param schema as in the metadata, empty where the target has none
   */
  public record Entry(
      String catalog, String schema, String name, boolean view, Optional<String> comment) {}

  private static final String OF_SQLITE = "sqlite_";

  private VisibleTables() {}

  /**
   * @param catalog the current one, empty for any
   * @param schema the current one, empty for any
   */
  public static List<Entry> list(DatabaseMetaData metadata, String catalog, String schema)
      throws SQLException {
    return list(metadata, catalog, schema, "%");
  }

  /**
   * @param catalog the current one, empty for any
   * @param schema the current one, empty for any
   * @param pattern what their names meet, as {@link DatabaseMetaData#getTables} takes it
   */
  public static List<Entry> list(
      DatabaseMetaData metadata, String catalog, String schema, String pattern)
      throws SQLException {
    List<Entry> tables = new ArrayList<>();
    try (ResultSet rows =
        metadata.getTables(nullIfEmpty(catalog), nullIfEmpty(schema), pattern, null)) {
      while (rows.next() && tables.size() < MOST) {
        Entry entry =
            new Entry(
                text(rows, "TABLE_CAT"),
                text(rows, "TABLE_SCHEM"),
                text(rows, "TABLE_NAME"),
                text(rows, "TABLE_TYPE").toUpperCase(Locale.ROOT).contains("VIEW"),
                Remark.of(rows));
        if (!entry.name().isEmpty()
            && holdsRowsOfUsers(text(rows, "TABLE_TYPE"))
            && !isSystem(entry)
            && within(catalog, entry.catalog())
            && within(schema, entry.schema())) {
          tables.add(entry);
        }
      }
    }
    return tables;
  }

  /** The schema argument is a pattern, in which {@code _} also matches other characters. */
  private static boolean within(String wanted, String found) {
    return wanted.isEmpty() || found.isEmpty() || wanted.equals(found);
  }

  private static boolean holdsRowsOfUsers(String type) {
    String upper = type.toUpperCase(Locale.ROOT);
    return (upper.contains("TABLE") || upper.contains("VIEW") || upper.contains("TEMPORARY"))
        && !upper.contains("SYSTEM")
        && !upper.contains("INDEX")
        && !upper.contains("SEQUENCE");
  }

  private static boolean isSystem(Entry entry) {
    return switch (entry.schema().toLowerCase(Locale.ROOT)) {
      case "information_schema", "pg_catalog", "pg_toast", "sys", "syscat", "sysibm" -> true;
      default ->
          entry.name().regionMatches(true, 0, OF_SQLITE, 0, OF_SQLITE.length())
              || switch (entry.catalog().toLowerCase(Locale.ROOT)) {
                case "information_schema", "mysql", "performance_schema" -> true;
                default -> false;
              };
    };
  }

  static String text(ResultSet rows, String column) throws SQLException {
    String value = rows.getString(column);
    return value == null ? "" : value;
  }

  private static String nullIfEmpty(String name) {
    return name.isEmpty() ? null : name;
  }
}
