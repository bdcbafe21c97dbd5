package io.github.askjdbc.attack;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Calls, keys and conditions that nobody should get through. */
final class ExpressionAttacks {
  private static final List<String> ORDINALS =
      List.of("1", "2", "3", "99", "0", "-1", "1.5", "'1'");
  private static final List<String> LITERALS =
      List.of(
          "0",
          "-1",
          "99999999999999999999",
          "1e400",
          "NULL",
          "''",
          "'%'",
          "'a''b'",
          "TRUE",
          "DATE '2023-02-30'",
          "INTERVAL '1' YEAR",
          "'2023-13-01'",
          "0.0",
          "?",
          "'{x}'");

  private ExpressionAttacks() {}

  /** The function's name alone changes. */
  static Optional<String> functionSwapped(SqlTokens sql, Dice dice) {
    List<Integer> functions =
        IntStream.range(0, sql.size() - 1)
            .filter(i -> sql.at(i).isName() && sql.is(i + 1, "("))
            .boxed()
            .toList();
    List<String> names =
        dice.words().calls().stream()
            .filter(call -> call.indexOf('(') > 0)
            .map(call -> call.substring(0, call.indexOf('(')))
            .filter(name -> name.chars().allMatch(c -> c == '_' || Character.isLetterOrDigit(c)))
            .toList();
    return dice.pickAny(functions).map(i -> sql.with(i, dice.pick(names)));
  }

  static Optional<String> callAdded(SqlTokens sql, Dice dice) {
    String call = dice.filled(dice.pick(dice.words().calls()), sql, dice.name(sql));
    Optional<SelectEditor> editor = dice.pickAny(SelectPart.of(sql)).map(SelectEditor::new);
    return switch (dice.below(5)) {
      case 0 -> editor.map(e -> e.where(call + " IS NOT NULL"));
      case 1 -> editor.map(e -> e.orderKey(call));
      case 2 -> editor.map(e -> e.having(call + " IS NOT NULL"));
      case 3 -> editor.map(e -> e.groupKey(call));
      default -> editor.map(e -> e.item(call, false));
    };
  }

  static Optional<String> ordinal(SqlTokens sql, Dice dice) {
    Optional<SelectEditor> editor = dice.pickAny(SelectPart.of(sql)).map(SelectEditor::new);
    String key = dice.pick(ORDINALS);
    return dice.chance(0.7) ? editor.map(e -> e.orderKey(key)) : editor.map(e -> e.groupKey(key));
  }

  static Optional<String> privateCondition(SqlTokens sql, Dice dice) {
    String condition =
        dice.filled(
            dice.pick(
                List.of(
                    "{private} LIKE '%a%'",
                    "{source}.{private} IS NOT NULL",
                    "{table}.{private} > 'a'",
                    "{private} IN (SELECT {private} FROM {table})",
                    "EXISTS (SELECT 1 FROM {table} WHERE {private} IS NOT NULL)",
                    "{private} = {column}")),
            sql,
            dice.name(sql));
    Optional<SelectEditor> editor = dice.pickAny(SelectPart.of(sql)).map(SelectEditor::new);
    return dice.chance(0.5)
        ? editor.map(e -> e.where(condition))
        : editor.map(e -> e.having(condition));
  }

  static Optional<String> literalChanged(SqlTokens sql, Dice dice) {
    List<Integer> literals =
        IntStream.range(0, sql.size())
            .filter(i -> "'0123456789".indexOf(sql.at(i).text().charAt(0)) >= 0)
            .boxed()
            .toList();
    return dice.pickAny(literals)
        .map(
            i ->
                sql.with(
                    i, dice.filled(dice.pick(LITERALS), sql, dice.name(sql).replace("'", ""))));
  }
}
