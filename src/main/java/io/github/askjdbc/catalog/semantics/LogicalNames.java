package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.TableName;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names that one file gives to stored tables and columns, and uses in its own definitions. */
final class LogicalNames {
  private final Map<String, TableName> tables = new HashMap<>();
  private final Map<String, String> columns = new HashMap<>();

  void table(String logical, TableName stored) {
    tables.put(folded(logical), stored);
  }

  Optional<TableName> table(String logical) {
    return Optional.ofNullable(tables.get(folded(logical)));
  }

  void column(String table, String logical, String stored) {
    columns.put(folded(table) + "\n" + folded(logical), stored);
  }

  /** The stored column; the name itself where the file says nothing of it. */
  String column(String table, String name) {
    return columns.getOrDefault(folded(table) + "\n" + folded(name), name);
  }

  /**
   * A definition with stored names in place of logical ones; texts in quotes stay as they are.
   *
   * @param table whose columns stand there without qualifier
   */
  String stored(String sql, Optional<String> table) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (WrittenName name : WrittenName.in(sql, "\"")) {
      boolean ofMore = name.parts().size() > 2 || sql.startsWith(".", name.start() - 1);
      if (name.refers() && !ofMore) {
        out.append(sql, from, name.start());
        out.append(replacement(name, sql.substring(name.start(), name.end()), table));
        from = name.end();
      }
    }
    return out.append(sql, from, sql.length()).toString();
  }

  private String replacement(WrittenName name, String text, Optional<String> table) {
    Optional<String> logical = name.isQualified() ? Optional.of(name.qualifier()) : table;
    String stored = logical.map(owner -> column(owner, name.name())).orElse(name.name());
    String column = name.parts().get(name.parts().size() - 1);
    String written = stored.equals(name.name()) ? column : quoted(stored);
    if (!name.isQualified()) {
      return written;
    }
    return logical
        .flatMap(this::table)
        .map(owner -> quoted(owner.name()) + "." + written)
        .orElse(text);
  }

  private static String quoted(String name) {
    return WrittenName.isBare(name) ? name : '"' + name.replace("\"", "\"\"") + '"';
  }

  private static String folded(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
