package io.github.askjdbc.attack;

import io.github.askjdbc.attack.SelectPart.Range;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What stands in FROM is replaced, joined otherwise, or joined by something more. */
final class RelationAttacks {
  private static final List<String> JOINS =
      List.of(
          "NATURAL JOIN",
          "NATURAL LEFT JOIN",
          "NATURAL FULL JOIN",
          "CROSS JOIN",
          "RIGHT JOIN",
          "FULL OUTER JOIN",
          "LEFT OUTER JOIN",
          "INNER JOIN",
          "STRAIGHT_JOIN",
          "ASOF JOIN",
          "SEMI JOIN",
          "ANTI JOIN",
          "POSITIONAL JOIN",
          "LEFT JOIN LATERAL",
          "CROSS JOIN LATERAL",
          "CROSS APPLY",
          "OUTER APPLY",
          "UNION JOIN",
          ",",
          ", LATERAL");

  private RelationAttacks() {}

  static Optional<String> tableToRelation(SqlTokens sql, Dice dice) {
    String relation = dice.filled(dice.pick(dice.words().relations()), sql, dice.name(sql));
    return source(sql, dice)
        .map(
            source -> {
              int tableEnd =
                  source.aliased() && dice.chance(0.7) ? source.aliasAt() : source.range().to();
              return sql.with(source.range().from(), tableEnd, relation);
            });
  }

  static Optional<String> relationAdded(SqlTokens sql, Dice dice) {
    String relation =
        dice.chance(0.5)
            ? dice.filled(dice.pick(dice.words().relations()), sql, dice.name(sql))
            : dice.filled("{table} {name}", sql, dice.name(sql));
    return dice.pickAny(SelectPart.of(sql))
        .map(part -> new SelectEditor(part).relation(dice.pick(JOINS) + " " + relation));
  }

  /** The condition of a join, if it has one, gives way to names. */
  static Optional<String> joinToUsing(SqlTokens sql, Dice dice) {
    String names =
        switch (dice.below(5)) {
          case 0 -> dice.pick(dice.words().privateColumns());
          case 1 -> "id, " + dice.pick(dice.words().privateColumns());
          case 2 -> dice.pick(dice.words().columns());
          case 3 -> dice.name(sql);
          default -> dice.pick(List.of("id", "name", "id, name", "city"));
        };
    String using = "USING (" + names + ")" + (dice.chance(0.2) ? " AS " + dice.name(sql) : "");
    return dice.pickAny(conditions(sql)).map(on -> sql.with(on.from(), on.to(), using));
  }

  static Optional<String> joinKind(SqlTokens sql, Dice dice) {
    List<Range> joins =
        IntStream.range(0, sql.size())
            .filter(i -> sql.is(i, "JOIN"))
            .mapToObj(i -> new Range(kindStart(sql, i), i + 1))
            .toList();
    return dice.pickAny(joins).map(join -> sql.with(join.from(), join.to(), dice.pick(JOINS)));
  }

  private static int kindStart(SqlTokens sql, int join) {
    int i = join;
    while (List.of("LEFT", "RIGHT", "FULL", "INNER", "CROSS", "NATURAL", "OUTER").stream()
        .anyMatch(before(sql, i)::equalsIgnoreCase)) {
      i--;
    }
    return i;
  }

  private static String before(SqlTokens sql, int i) {
    return i == 0 ? "" : sql.at(i - 1).text();
  }

  private static List<Range> conditions(SqlTokens sql) {
    return SelectPart.of(sql).stream()
        .flatMap(
            part ->
                IntStream.range(part.from(), part.where())
                    .filter(i -> sql.is(i, "ON") && sql.at(i).depth() == part.depth())
                    .mapToObj(i -> new Range(i, conditionEnd(sql, part, i))))
        .toList();
  }

  private static int conditionEnd(SqlTokens sql, SelectPart part, int on) {
    int end = on + 1;
    while (end < part.where()
        && !(sql.at(end).depth() == part.depth()
            && List.of("JOIN", "LEFT", "RIGHT", "FULL", "INNER", "CROSS", "NATURAL", ",").stream()
                .anyMatch(sql.at(end).text()::equalsIgnoreCase))) {
      end++;
    }
    return end;
  }

  static Optional<String> lateral(SqlTokens sql, Dice dice) {
    return source(sql, dice)
        .map(source -> sql.with(source.range().from(), source.range().from(), "LATERAL"));
  }

  private static Optional<SelectPart.Source> source(SqlTokens sql, Dice dice) {
    return dice.pickAny(
        SelectPart.of(sql).stream()
            .flatMap(part -> part.sources().stream())
            .filter(source -> source.range().to() > source.range().from())
            .toList());
  }
}
