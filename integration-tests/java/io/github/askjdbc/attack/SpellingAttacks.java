package io.github.askjdbc.attack;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The same text spelt so that two readers may read two things. */
final class SpellingAttacks {
  private static final List<String> COMMENTS =
      List.of(
          "/**/",
          "/* x */",
          "/* /* x */ */",
          "-- x\n",
          "--\n",
          "# x\n",
          "/*! , password */",
          "/*!99999 x */",
          "/*M!100100 , password */",
          "/*+ x */",
          "--x",
          "*/",
          "/*",
          "\\");
  private static final List<String> BLANKS =
      List.of(
          "\t", "\n", "\u00a0", "\u3000", "\u000b", "\u200b", "\ufeff", "\u2028", "\f", "\r",
          "\u0000", "");

  private static final Map<String, List<String>> LOOKALIKES =
      Map.of(
          "ss", List.of("\u00df", "\u1e9e"),
          "s", List.of("\u017f"),
          "k", List.of("\u212a"),
          "i", List.of("\u0131", "\u0130"),
          "fi", List.of("\ufb01"),
          "st", List.of("\ufb06", "\ufb05"),
          "a", List.of("\uff41", "\u00e4"));

  private SpellingAttacks() {}

  static Optional<String> letterCase(SqlTokens sql, Dice dice) {
    return dice.pickAny(names(sql))
        .map(
            i -> {
              String text = sql.at(i).text();
              String cased =
                  switch (dice.below(3)) {
                    case 0 -> text.toUpperCase(Locale.ROOT);
                    case 1 -> text.toLowerCase(Locale.ROOT);
                    default -> text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
                  };
              return sql.with(i, cased);
            });
  }

  static Optional<String> quotes(SqlTokens sql, Dice dice) {
    return dice.pickAny(names(sql))
        .map(
            i -> {
              String name = sql.at(i).name();
              String cased =
                  switch (dice.below(4)) {
                    case 0 -> name.toUpperCase(Locale.ROOT);
                    case 1 -> name.toLowerCase(Locale.ROOT);
                    default -> name;
                  };
              return sql.with(i, quoted(cased, dice));
            });
  }

  private static String quoted(String name, Dice dice) {
    return switch (dice.below(9)) {
      case 0 -> "`" + name + "`";
      case 1 -> "[" + name + "]";
      case 2 -> "'" + name + "'";
      case 3 -> "U&\"" + escaped(name) + "\"";
      case 4 -> "U&\"" + name + "\" UESCAPE '!'";
      case 5 -> "\"" + name + " \"";
      default -> "\"" + name + "\"";
    };
  }

  private static String escaped(String name) {
    return String.format(Locale.ROOT, "\\%04X", (int) name.charAt(0)) + name.substring(1);
  }

  static Optional<String> lookalike(SqlTokens sql, Dice dice) {
    String name =
        dice.chance(0.5)
            ? dice.pick(dice.words().privateColumns())
            : dice.pick(dice.words().columns());
    return dice.pickAny(dice.columns(sql)).map(i -> sql.with(i, lookalike(name, dice)));
  }

  /** The name with letters that some folding of case makes equal to its own, if it has such. */
  static String lookalike(String name, Dice dice) {
    String lower = name.toLowerCase(Locale.ROOT);
    List<String> folded = LOOKALIKES.keySet().stream().filter(lower::contains).sorted().toList();
    return dice.pickAny(folded)
        .map(from -> lower.replace(from, dice.pick(LOOKALIKES.get(from))))
        .orElse(name);
  }

  static Optional<String> comment(SqlTokens sql, Dice dice) {
    return Optional.of(between(sql, dice, dice.pick(COMMENTS)));
  }

  static Optional<String> blank(SqlTokens sql, Dice dice) {
    int i = dice.below(sql.size());
    return Optional.of(sql.text(0, i) + dice.pick(BLANKS) + sql.text(i, sql.size()).stripLeading());
  }

  private static String between(SqlTokens sql, Dice dice, String what) {
    int i = dice.below(sql.size() + 1);
    return sql.with(i, i, what);
  }

  static Optional<String> stringForm(SqlTokens sql, Dice dice) {
    List<Integer> strings =
        IntStream.range(0, sql.size())
            .filter(i -> sql.at(i).text().startsWith("'"))
            .boxed()
            .toList();
    return dice.pickAny(strings)
        .map(
            i -> {
              String text = sql.at(i).text();
              String bare = text.replaceAll("^'|'$", "");
              return sql.with(
                  i,
                  dice.pick(
                      List.of(
                          "E" + text,
                          "N" + text,
                          "$$" + bare + "$$",
                          "$a$" + bare + "$a$",
                          "\"" + bare + "\"",
                          "'" + bare + "\\'",
                          "'" + bare + "\\' OR 1 = 1 -- '",
                          text + "\n'x'",
                          text + " 'x'",
                          "q'[" + bare + "]'",
                          "_utf8" + text,
                          "'" + bare + "''",
                          "'" + bare + "\u0000'",
                          "U&" + text)));
            });
  }

  private static List<Integer> names(SqlTokens sql) {
    return IntStream.range(0, sql.size()).filter(i -> sql.at(i).isName()).boxed().toList();
  }
}
