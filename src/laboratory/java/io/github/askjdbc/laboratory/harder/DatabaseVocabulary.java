package io.github.askjdbc.laboratory.harder;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The words that a database gives a meaning to: those of its names, and those of its texts as far
 * as they were read.
 *
 * @param texts distinct values of text columns, by {@code table.column} in any case
 * @param stems of those values, by the same
 */
record DatabaseVocabulary(
    Schema schema, Map<String, List<String>> texts, Map<String, Set<String>> stems) {

  private static final int VALUES = 5000;

  static DatabaseVocabulary of(Connection connection) throws SQLException {
    Schema schema = Schema.of(connection);
    Map<String, List<String>> texts = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    Map<String, Set<String>> stems = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Schema.Table table : schema.tables()) {
      for (Schema.Column column : table.columns()) {
        List<String> values = values(connection, table.name(), column.name());
        texts.put(table.name() + "." + column.name(), values);
        Set<String> held = new HashSet<>();
        values.forEach(value -> Words.of(value).forEach(word -> held.add(word.stem())));
        stems.put(table.name() + "." + column.name(), held);
      }
    }
    return new DatabaseVocabulary(schema, texts, stems);
  }

  /** Whether some name or value holds a word with that stem. */
  boolean resolves(String stem) {
    return resolvesWithout(stem, "");
  }

  /** Whether some table's or column's name holds a word with that stem. */
  boolean names(String stem) {
    return nameStems("").contains(stem);
  }

  /** Whether {@link #resolves} still holds when a table or a {@code table.column} is taken out. */
  boolean resolvesWithout(String stem, String hidden) {
    return nameStems(hidden).contains(stem)
        || stems.entrySet().stream()
            .anyMatch(entry -> !within(entry.getKey(), hidden) && entry.getValue().contains(stem));
  }

  private Set<String> nameStems(String hidden) {
    Set<String> stems = new HashSet<>();
    for (Schema.Table table : schema.tables()) {
      if (within(table.name(), hidden)) {
        continue;
      }
      stems.addAll(Words.stems(table.name()));
      stems.addAll(
          table.columns().stream()
              .filter(column -> !within(table.name() + "." + column.name(), hidden))
              .flatMap(column -> Words.stems(column.name()).stream())
              .collect(Collectors.toSet()));
    }
    return stems;
  }

  private static boolean within(String element, String hidden) {
    return element.equalsIgnoreCase(hidden)
        || (!hidden.contains(".")
            && element.regionMatches(true, 0, hidden + ".", 0, hidden.length() + 1));
  }

  private static List<String> values(Connection connection, String table, String column)
      throws SQLException {
    List<String> values = new ArrayList<>();
    String sql =
        "SELECT DISTINCT "
            + Quoting.quoted(column, connection)
            + " FROM "
            + Quoting.quoted(table, connection);
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(VALUES);
      try (ResultSet rows = statement.executeQuery(sql)) {
        while (rows.next()) {
          if (rows.getObject(1) instanceof String text) {
            values.add(text);
          }
        }
      }
    }
    return values;
  }
}
