package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.TableName;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names that one file gives to stored tables and columns, and uses in its own definitions. */
final class LogicalNames {
  private static final Pattern TEXT_OR_NAME =
      Pattern.compile(
          "'[^']*+'"
              + "|(?<![\\p{L}\\p{N}_$.])(?:(?<table>[\\p{L}_][\\p{L}\\p{N}_$]*|\"[^\"]+\")\\s*\\.\\s*)?"
              + "(?<column>[\\p{L}_][\\p{L}\\p{N}_$]*|\"[^\"]+\")(?![\\p{L}\\p{N}_$]|\\s*[.(])");

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
    Matcher matcher = TEXT_OR_NAME.matcher(sql);
    StringBuilder out = new StringBuilder();
    while (matcher.find()) {
      matcher.appendReplacement(out, Matcher.quoteReplacement(replacement(matcher, table)));
    }
    return matcher.appendTail(out).toString();
  }

  private String replacement(Matcher matcher, Optional<String> table) {
    String column = matcher.group("column");
    String owner = matcher.group("table");
    if (column == null) {
      return matcher.group();
    }
    String bare = PlainColumn.unquoted(column);
    Optional<String> logical = owner == null ? table : Optional.of(PlainColumn.unquoted(owner));
    String stored = logical.map(name -> column(name, bare)).orElse(bare);
    String written = stored.equals(bare) ? column : quoted(stored);
    if (owner == null) {
      return written;
    }
    return logical
        .flatMap(this::table)
        .map(name -> quoted(name.name()) + "." + written)
        .orElseGet(matcher::group);
  }

  private static String quoted(String name) {
    return name.matches("[\\p{L}_][\\p{L}\\p{N}_$]*")
        ? name
        : '"' + name.replace("\"", "\"\"") + '"';
  }

  private static String folded(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}
