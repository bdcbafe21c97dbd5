package io.github.askjdbc.introspection;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.OneRowTable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Rows of texts and whole numbers, written as one SELECT of literals with a UNION ALL between each
 * two rows. Targets give them in that order.
 *
 * <p>Bounded, since a target compiles each row, SQLite takes 500 at most, and the guard reads no
 * longer text: rows beyond {@value #MOST_ROWS}, {@value #MOST_CHARACTERS} characters of SQL or
 * {@value #MOST_WORDS} words and signs are left out.
 */
final class LiteralRows {

  static final int MOST_ROWS = 300;
  static final int MOST_CHARACTERS = 48_000;
  static final int MOST_WORDS = 5_500;

  /** Targets that name a column of the result only if every row gives it the same name. */
  private static final Set<Dialect> NAMED_IN_EACH_ROW = EnumSet.of(Dialect.DERBY);

  private static final int CAST_WORDS = 8;
  private static final String SEPARATOR = " UNION ALL ";

  /** Targets whose literals have a fixed length, to which shorter ones are padded. */
  private static final Set<Dialect> PADDED =
      EnumSet.of(Dialect.DERBY, Dialect.HSQLDB, Dialect.ORACLE, Dialect.STANDARD);

  /** Targets where a backslash may be an escape, depending on their settings. */
  private static final Set<Dialect> BACKSLASH_ESCAPES =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.POSTGRESQL, Dialect.STANDARD);

  private final Dialect dialect;
  private final List<String> columns;
  private final List<List<Object>> rows = new ArrayList<>();
  private int characters;
  private int leftOut;

  /**
   * @param columns names that no target reserves
   */
  LiteralRows(Dialect dialect, List<String> columns) {
    this.dialect = dialect;
    this.columns = columns;
  }

  /**
   * Adds a row, if there is room for it and its texts can be written.
   *
   * @param cells texts and integers, one for each column
   */
  void add(Object... cells) {
    List<Object> row = List.of(cells);
    int length = select(row, false).length() + SEPARATOR.length();
    if (rows.size() >= MOST_ROWS
        || rows.size() * wordsInRow() > MOST_WORDS - columns.size() * CAST_WORDS
        || characters + length > MOST_CHARACTERS
        || row.stream().anyMatch(cell -> cell instanceof String text && !writable(text))) {
      leftOut++;
    } else {
      characters += length;
      rows.add(row);
    }
  }

  /** How many rows were added in vain. */
  int leftOut() {
    return leftOut;
  }

  int size() {
    return rows.size();
  }

  /** Whether every reader of the dialect reads the text back as it is. */
  boolean writable(String text) {
    if (BACKSLASH_ESCAPES.contains(dialect) && text.indexOf('\\') >= 0) {
      return false;
    }
    return text.codePoints()
        .noneMatch(c -> c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
  }

  /**
   * The SELECT.
   *
   * @throws IllegalStateException if there is no row
   */
  String sql() {
    if (rows.isEmpty()) {
      throw new IllegalStateException("a SELECT of literals needs a row");
    }
    StringBuilder sql = new StringBuilder();
    for (List<Object> row : rows) {
      sql.append(sql.isEmpty() ? "" : SEPARATOR).append(select(row, sql.isEmpty()));
    }
    return sql.toString();
  }

  /** At most: SELECT, each literal with its comma and name, FROM with a table, UNION ALL. */
  private int wordsInRow() {
    return (NAMED_IN_EACH_ROW.contains(dialect) ? 4 : 2) * columns.size()
        + (OneRowTable.of(dialect).isPresent() ? 4 : 0)
        + 3;
  }

  private String select(List<Object> row, boolean first) {
    StringBuilder sql = new StringBuilder("SELECT ");
    for (int i = 0; i < row.size(); i++) {
      sql.append(i == 0 ? "" : ", ").append(first ? typed(i, row.get(i)) : literal(row.get(i)));
      if (first || NAMED_IN_EACH_ROW.contains(dialect)) {
        sql.append(" AS ").append(columns.get(i));
      }
    }
    OneRowTable.of(dialect).ifPresent(table -> sql.append(" FROM ").append(table));
    return sql.toString();
  }

  private String typed(int column, Object cell) {
    if (!PADDED.contains(dialect) || !(cell instanceof String)) {
      return literal(cell);
    }
    int width = rows.stream().mapToInt(row -> row.get(column).toString().length()).max().orElse(1);
    return "CAST(" + literal(cell) + " AS VARCHAR(" + Math.max(width, 1) + "))";
  }

  private static String literal(Object cell) {
    return cell instanceof String text ? "'" + text.replace("'", "''") + "'" : cell.toString();
  }
}
