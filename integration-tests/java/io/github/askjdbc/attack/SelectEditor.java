package io.github.askjdbc.attack;

import io.github.askjdbc.attack.SelectPart.Range;

/** Puts something more into one SELECT of a text. */
final class SelectEditor {
  private final SelectPart part;
  private final SqlTokens sql;

  SelectEditor(SelectPart part) {
    this.part = part;
    this.sql = part.sql();
  }

  /** One more select item, before the others or behind them. */
  String item(String item, boolean first) {
    int start = part.items().isEmpty() ? part.start() + 1 : part.items().get(0).from();
    return first
        ? sql.with(start, start, item + ",")
        : sql.with(part.from(), part.from(), ", " + item);
  }

  /** Another alias for a select item. */
  String alias(Range item, String alias) {
    int to = item.to();
    boolean aliased = to - item.from() > 2 && sql.is(to - 2, "AS");
    return aliased ? sql.with(to - 1, to, alias) : sql.with(to, to, "AS " + alias);
  }

  String relation(String relation) {
    return sql.with(part.where(), part.where(), relation);
  }

  String where(String condition) {
    return conjunction(part.where(), part.groupBy(), "WHERE", condition);
  }

  String having(String condition) {
    return conjunction(part.having(), part.orderBy(), "HAVING", condition);
  }

  String groupKey(String key) {
    return key(part.groupBy(), part.having(), "GROUP BY", key);
  }

  String orderKey(String key) {
    return key(part.orderBy(), part.end(), "ORDER BY", key);
  }

  private String conjunction(int from, int to, String keyword, String condition) {
    return from == to
        ? sql.with(from, from, keyword + " " + condition)
        : sql.with(from + 1, to, "(" + sql.text(from + 1, to).strip() + ") AND " + condition);
  }

  /** One more key, as the first, so that it decides. */
  private String key(int from, int to, String keyword, String key) {
    return from == to
        ? sql.with(from, from, keyword + " " + key)
        : sql.with(from + 2, from + 2, key + ",");
  }
}
