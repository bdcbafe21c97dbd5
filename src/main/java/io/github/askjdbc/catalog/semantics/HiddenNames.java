package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.PrivateColumns;

/**
 * The bounds of what files hide, which are patterns of private columns: in a name {@code *} stands
 * for any characters.
 */
final class HiddenNames {
  private int patterns;

  private HiddenNames() {}

  /**
   * @throws SemanticFileException if a hidden name is too long, or too many hold a {@code *}
   */
  static void check(SemanticLayer layer) {
    HiddenNames hidden = new HiddenNames();
    layer.columns().values().stream()
        .filter(ColumnMeaning::hidden)
        .forEach(column -> hidden.add(column.column().toString(), column.source()));
    layer.tables().values().stream()
        .filter(TableMeaning::hidden)
        .forEach(table -> hidden.add(table.table().toString(), table.source()));
  }

  private void add(String name, Source source) {
    if (name.length() > PrivateColumns.LONGEST_PATTERN) {
      throw new SemanticFileException(
          source,
          "the hidden name has %d characters, allowed are %d; hide it by a pattern of ask.private that is shorter"
              .formatted(name.length(), PrivateColumns.LONGEST_PATTERN));
    }
    if (name.indexOf('*') >= 0 && ++patterns > PrivateColumns.MOST_PATTERNS) {
      throw new SemanticFileException(
          source,
          "more than %d hidden names hold a *, which is the most; name columns, or hide tables"
              .formatted(PrivateColumns.MOST_PATTERNS));
    }
  }
}
