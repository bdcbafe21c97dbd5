package io.github.askjdbc.attack;

import java.util.Optional;

/** Something follows the statement, surrounds it, or is missing. */
final class StatementAttacks {

  private StatementAttacks() {}

  static Optional<String> ending(SqlTokens sql, Dice dice) {
    String ending = dice.pick(dice.words().endings());
    String text = dice.filled(ending, sql, dice.name(sql));
    return Optional.of(ending.contains("{sql}") ? text : sql.sql() + " " + text);
  }

  static Optional<String> wordDropped(SqlTokens sql, Dice dice) {
    int i = dice.below(sql.size());
    return Optional.of(sql.with(i, i + 1, ""));
  }

  static Optional<String> wordRepeated(SqlTokens sql, Dice dice) {
    int from = dice.below(sql.size());
    int to = dice.below(sql.size() + 1);
    return Optional.of(sql.with(to, to, sql.at(from).text()));
  }
}
