package io.github.askjdbc.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where the parts of one SELECT stand, of a text that may hold several: positions of tokens. A
 * clause that is missing stands where it would have to be inserted, and is as long as nothing.
 *
 * @param items the select items, each from its first token to behind its last
 */
record SelectPart(
    SqlTokens sql,
    int start,
    List<Range> items,
    int from,
    int where,
    int groupBy,
    int having,
    int orderBy,
    int end) {

  /** From the first token to behind the last. */
  record Range(int from, int to) {}

  /**
   * Something in FROM.
   *
   * @param table its name, empty for a query in parentheses
   * @param alias the name that qualifies its columns, empty where there is none
   * @param aliasAt where an alias is, or would be inserted
   */
  record Source(Range range, Optional<String> table, String alias, boolean aliased, int aliasAt) {}

  private static final Set<String> SET_OPERATORS = Set.of("UNION", "EXCEPT", "INTERSECT", "MINUS");
  private static final Set<String> LIMITS = Set.of("LIMIT", "OFFSET", "FETCH", "WINDOW", "FOR");
  private static final Set<String> NO_ALIASES =
      Set.of(
          "ON",
          "USING",
          "WHERE",
          "JOIN",
          "LEFT",
          "RIGHT",
          "FULL",
          "INNER",
          "CROSS",
          "NATURAL",
          "ORDER",
          "GROUP",
          "HAVING",
          "LIMIT",
          "OFFSET",
          "FETCH",
          "UNION",
          "EXCEPT",
          "INTERSECT",
          "WINDOW",
          "FOR",
          "MINUS",
          "AS");

  /** Every SELECT of a text, in its order. */
  static List<SelectPart> of(SqlTokens sql) {
    List<SelectPart> parts = new ArrayList<>();
    for (int i = 0; i < sql.size(); i++) {
      if (sql.is(i, "SELECT")) {
        parts.add(at(sql, i));
      }
    }
    return parts;
  }

  private static SelectPart at(SqlTokens sql, int start) {
    int depth = sql.at(start).depth();
    int end = start + 1;
    while (end < sql.size()
        && sql.at(end).depth() >= depth
        && !(sql.at(end).depth() == depth && SET_OPERATORS.contains(upper(sql, end)))) {
      end++;
    }
    int limit = first(sql, start + 1, end, LIMITS);
    int orderBy = first(sql, start + 1, limit, Set.of("ORDER"));
    int having = first(sql, start + 1, orderBy, Set.of("HAVING"));
    int groupBy = first(sql, start + 1, having, Set.of("GROUP"));
    int where = first(sql, start + 1, groupBy, Set.of("WHERE"));
    int from = first(sql, start + 1, where, Set.of("FROM"));
    int items = sql.is(start + 1, "DISTINCT") || sql.is(start + 1, "ALL") ? start + 2 : start + 1;
    return new SelectPart(
        sql, start, split(sql, items, from), from, where, groupBy, having, orderBy, limit);
  }

  private static int first(SqlTokens sql, int from, int to, Set<String> words) {
    int depth = sql.at(from - 1).depth();
    for (int i = from; i < to; i++) {
      if (sql.at(i).depth() == depth && words.contains(upper(sql, i))) {
        return i;
      }
    }
    return to;
  }

  private static List<Range> split(SqlTokens sql, int from, int to) {
    List<Range> ranges = new ArrayList<>();
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || (sql.is(i, ",") && sql.at(i).depth() == sql.at(from).depth())) {
        if (i > start) {
          ranges.add(new Range(start, i));
        }
        start = i + 1;
      }
    }
    return ranges;
  }

  /** What stands in FROM. */
  List<Source> sources() {
    List<Source> sources = new ArrayList<>();
    for (int i = from; i < where; i++) {
      boolean before =
          i == from || (sql.at(i).depth() == depth() && (sql.is(i, ",") || sql.is(i, "JOIN")));
      if (before && i + 1 < where) {
        sources.add(source(i + 1));
      }
    }
    return sources;
  }

  private Source source(int at) {
    int i = at;
    Optional<String> table = Optional.empty();
    if (sql.is(i, "(")) {
      i = sql.behind(i);
    } else {
      while (sql.is(i + 1, ".")) {
        i += 2;
      }
      table = Optional.of(sql.at(Math.min(i, sql.size() - 1)).name());
      i++;
    }
    int alias = sql.is(i, "AS") ? i + 1 : i;
    boolean aliased =
        alias < where && sql.at(alias).isName() && !NO_ALIASES.contains(upper(sql, alias));
    return aliased
        ? new Source(new Range(at, alias + 1), table, sql.at(alias).name(), true, alias)
        : new Source(new Range(at, Math.min(i, where)), table, table.orElse(""), false, i);
  }

  int depth() {
    return sql.at(start).depth();
  }

  private static String upper(SqlTokens sql, int i) {
    return sql.at(i).text().toUpperCase(Locale.ROOT);
  }
}
