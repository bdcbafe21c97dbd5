package io.github.askjdbc.attack;

import java.util.List;
import java.util.Optional;

/** A column is replaced by something else that a name may mean. */
final class NameAttacks {
  private static final List<String> WHOLE_ROWS =
      List.of(
          "{x}",
          "{x}.*",
          "({x}).{private}",
          "({x}.*)",
          "ROW({x}.*)",
          "ROW({x})",
          "CAST({x} AS VARCHAR(300))",
          "CAST({x} AS TEXT)",
          "{x}::text",
          "COUNT({x})",
          "COUNT(DISTINCT {x})",
          "MAX(CAST({x} AS TEXT))",
          "{x} IS NULL",
          "{x} = {x}",
          "({x}, {x})",
          "ROW_TO_JSON({x})",
          "TO_JSON({x})",
          "ARRAY_AGG({x})",
          "{x}.{private}",
          "{x}.{x}");

  private NameAttacks() {}

  static Optional<String> columnToName(SqlTokens sql, Dice dice) {
    return dice.pickAny(dice.columns(sql))
        .map(i -> sql.with(Dice.qualified(sql, i), i + 1, dice.name(sql)));
  }

  /** The qualifier stays. */
  static Optional<String> qualifiedToName(SqlTokens sql, Dice dice) {
    return dice.pickAny(dice.columns(sql).stream().filter(i -> sql.is(i - 1, ".")).toList())
        .map(i -> sql.with(i, dice.name(sql)));
  }

  static Optional<String> columnToWholeRow(SqlTokens sql, Dice dice) {
    return dice.pickAny(dice.columns(sql))
        .map(
            i ->
                sql.with(
                    Dice.qualified(sql, i),
                    i + 1,
                    dice.filled(dice.pick(WHOLE_ROWS), sql, dice.source(sql))));
  }

  static Optional<String> longerQualifier(SqlTokens sql, Dice dice) {
    return dice.pickAny(dice.columns(sql))
        .map(
            i ->
                dice.chance(0.5)
                    ? sql.with(i + 1, i + 1, "." + dice.name(sql))
                    : sql.with(Dice.qualified(sql, i), i, dice.name(sql) + "."));
  }

  static Optional<String> columnToCall(SqlTokens sql, Dice dice) {
    String call = dice.filled(dice.pick(dice.words().calls()), sql, dice.name(sql));
    return dice.pickAny(dice.columns(sql)).map(i -> sql.with(Dice.qualified(sql, i), i + 1, call));
  }
}
