package io.github.askjdbc.attack;

import io.github.askjdbc.attack.SelectPart.Source;
import java.util.List;
import java.util.Optional;

/** A name is given to an output, a source or a column, and used where it may mean another thing. */
final class AliasAttacks {

  private static final List<String> CONDITIONS =
      List.of("{e} IS NOT NULL", "{e} LIKE '%a%'", "{e} > 0", "{e} = 1", "{e} = {e}", "{e}");

  private AliasAttacks() {}

  static Optional<String> takenAndUsed(SqlTokens sql, Dice dice) {
    String x = dice.name(sql);
    return taken(sql, dice, x).flatMap(text -> used(SqlTokens.of(text), dice, x));
  }

  /** A name that some folding of case makes equal to a private column's. */
  static Optional<String> lookalikeTaken(SqlTokens sql, Dice dice) {
    String x = SpellingAttacks.lookalike(dice.pick(dice.words().privateColumns()), dice);
    return itemAlias(sql, dice, x)
        .flatMap(
            text ->
                dice.chance(0.5)
                    ? part(SqlTokens.of(text), dice).map(part -> new SelectEditor(part).groupKey(x))
                    : used(SqlTokens.of(text), dice, x));
  }

  static Optional<String> nameUsed(SqlTokens sql, Dice dice) {
    return used(sql, dice, dice.name(sql));
  }

  static Optional<String> itemAlias(SqlTokens sql, Dice dice) {
    return itemAlias(sql, dice, dice.name(sql));
  }

  private static Optional<String> itemAlias(SqlTokens sql, Dice dice, String x) {
    return part(sql, dice)
        .flatMap(
            part -> dice.pickAny(part.items()).map(item -> new SelectEditor(part).alias(item, x)));
  }

  /** Gives the name to something. */
  private static Optional<String> taken(SqlTokens sql, Dice dice, String x) {
    Optional<SelectPart> part = part(sql, dice);
    Optional<SelectEditor> editor = part.map(SelectEditor::new);
    return switch (dice.below(10)) {
      case 0, 1, 2, 3 -> itemAlias(sql, dice, x);
      case 4 -> editor.map(e -> e.item(dice.filled("{column} AS " + x, sql, x), dice.chance(0.5)));
      case 5 -> editor.map(e -> e.item(dice.filled("{number} AS " + x, sql, x), dice.chance(0.5)));
      case 6 ->
          editor.map(
              e ->
                  e.relation(dice.filled("CROSS JOIN (SELECT id AS {x} FROM {table}) zz", sql, x)));
      case 7 ->
          Optional.of(
                  dice.filled("WITH zz (k, {x}) AS (SELECT id, id FROM product) ", sql, x)
                      + sql.sql())
              .map(SqlTokens::of)
              .map(text -> addToOutermost(text, "CROSS JOIN zz"));
      case 8 -> part.flatMap(p -> renamed(p, dice, x, true));
      default ->
          Optional.of(
              dice.filled("SELECT {x} FROM (", sql, x)
                  + itemAlias(sql, dice, x).orElse(sql.sql())
                  + ") "
                  + (dice.chance(0.5) ? dice.name(sql) : "sq"));
    };
  }

  private static String addToOutermost(SqlTokens sql, String relation) {
    return SelectPart.of(sql).stream()
        .filter(part -> part.depth() == 0)
        .findFirst()
        .map(outer -> new SelectEditor(outer).relation(relation))
        .orElse(sql.sql());
  }

  /** Uses the name in one place or two. */
  private static Optional<String> used(SqlTokens sql, Dice dice, String x) {
    Optional<String> once = usedOnce(sql, dice, x);
    return dice.chance(0.3) ? once.flatMap(text -> usedOnce(SqlTokens.of(text), dice, x)) : once;
  }

  private static Optional<String> usedOnce(SqlTokens sql, Dice dice, String x) {
    String e = dice.filled(dice.pick(dice.words().expressions()), sql, x);
    String condition = dice.pick(CONDITIONS).replace("{e}", e);
    Optional<SelectEditor> editor = part(sql, dice).map(SelectEditor::new);
    return switch (dice.below(10)) {
      case 0, 1, 2 -> editor.map(s -> s.orderKey(e));
      case 3 -> editor.map(s -> s.groupKey(e));
      case 4, 5 -> editor.map(s -> s.having(condition));
      case 6 -> editor.map(s -> s.where(condition));
      case 7 ->
          editor.map(s -> s.item(e + (dice.chance(0.5) ? " AS " + dice.name(sql) : ""), false));
      default ->
          dice.pickAny(dice.columns(sql)).map(i -> sql.with(Dice.qualified(sql, i), i + 1, e));
    };
  }

  static Optional<String> sourceRenamed(SqlTokens sql, Dice dice) {
    return part(sql, dice).flatMap(part -> renamed(part, dice, dice.name(sql), true));
  }

  static Optional<String> sourceShadowed(SqlTokens sql, Dice dice) {
    return part(sql, dice).flatMap(part -> renamed(part, dice, dice.name(sql), false));
  }

  private static Optional<String> renamed(
      SelectPart part, Dice dice, String x, boolean everywhere) {
    Optional<Source> source = dice.pickAny(part.sources());
    if (source.isEmpty() || source.get().range().to() <= source.get().range().from()) {
      return Optional.empty();
    }
    SqlTokens sql = part.sql();
    Source from = source.get();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < sql.size(); i++) {
      boolean qualifies = everywhere && sql.is(i, from.alias()) && sql.is(i + 1, ".");
      boolean alias = from.aliased() && i == from.aliasAt();
      if (!from.aliased() && i == from.aliasAt()) {
        text.append(' ').append(x);
      }
      text.append(sql.at(i).blank()).append(qualifies || alias ? x : sql.at(i).text());
    }
    if (!from.aliased() && from.aliasAt() >= sql.size()) {
      text.append(' ').append(x);
    }
    return Optional.of(text.toString());
  }

  /** A column around a query has the name of a source within it. */
  static Optional<String> correlated(SqlTokens sql, Dice dice) {
    String x = dice.chance(0.5) ? dice.pick(List.of("z", "zz", "t1")) : dice.name(sql);
    String e = dice.filled(dice.pick(dice.words().expressions()), sql, x);
    String inner = dice.filled(" FROM {table} ", sql, x) + x;
    String query =
        switch (dice.below(4)) {
          case 0 -> "(SELECT MAX(CAST(" + x + " AS VARCHAR(300)))" + inner + ")";
          case 1 -> "(SELECT COUNT(*)" + inner + " WHERE " + e + " IS NOT NULL)";
          case 2 ->
              "(SELECT COUNT(*)" + inner + " WHERE CAST(" + x + " AS VARCHAR(300)) LIKE '%a%')";
          default -> "(SELECT MIN(" + e + ")" + inner + ")";
        };
    return part(sql, dice).map(part -> correlated(part, dice, x, query));
  }

  private static String correlated(SelectPart part, Dice dice, String x, String query) {
    String text =
        dice.chance(0.7)
            ? new SelectEditor(part)
                .relation(
                    dice.filled(
                        "CROSS JOIN (SELECT MIN(id) AS {x} FROM {table}) o9", part.sql(), x))
            : part.sql().sql();
    SqlTokens widened = SqlTokens.of(text);
    SelectPart same =
        SelectPart.of(widened).stream()
            .filter(other -> other.start() == part.start())
            .findFirst()
            .orElse(part);
    SelectEditor editor = new SelectEditor(same);
    return dice.chance(0.5)
        ? editor.item(query + " AS " + (dice.chance(0.3) ? x : "found"), false)
        : editor.where(query + " IS NOT NULL");
  }

  /** A query in FROM has a column called as the target calls something of its own. */
  static Optional<String> pseudoColumn(SqlTokens sql, Dice dice) {
    String x = dice.spelt(dice.special());
    String source =
        dice.chance(0.4) ? "ticket" : dice.pick(List.of("sq", "q", "product", dice.source(sql)));
    String e = dice.chance(0.6) ? source + "." + x : x;
    String derived =
        dice.filled("(SELECT {column} AS {x}, id AS k FROM {table}) ", sql, x) + source;
    return switch (dice.below(5)) {
      case 0 -> Optional.of("SELECT " + e + " FROM " + derived);
      case 1 -> Optional.of("SELECT k FROM " + derived + " WHERE " + e + " IS NOT NULL ORDER BY k");
      case 2 -> Optional.of("SELECT " + source + ".* FROM " + derived + " ORDER BY " + e);
      case 3 ->
          Optional.of("SELECT COUNT(*) FROM " + derived + " GROUP BY " + e + " HAVING MIN(k) > 0");
      default ->
          part(sql, dice)
              .map(part -> new SelectEditor(part).relation("CROSS JOIN " + derived))
              .flatMap(
                  text ->
                      part(SqlTokens.of(text), dice)
                          .map(part -> new SelectEditor(part).item(e, false)));
    };
  }

  private static Optional<SelectPart> part(SqlTokens sql, Dice dice) {
    return dice.pickAny(SelectPart.of(sql));
  }
}
