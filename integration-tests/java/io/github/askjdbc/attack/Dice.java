package io.github.askjdbc.attack;

import io.github.askjdbc.attack.SelectPart.Source;
import io.github.askjdbc.attack.Vocabulary.TableWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Chooses at random, repeatably: names, places, and what stands for the places of a fragment. */
final class Dice {
  private final RandomGenerator random;
  private final Vocabulary words;

  Dice(RandomGenerator random, Vocabulary words) {
    this.random = random;
    this.words = words;
  }

  Vocabulary words() {
    return words;
  }

  boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  <T> Optional<T> pickAny(List<T> choices) {
    return choices.isEmpty() ? Optional.empty() : Optional.of(pick(choices));
  }

  /** A name worth to be mistaken for another, spelt in some way. */
  String name(SqlTokens sql) {
    return spelt(plainName(sql));
  }

  private String plainName(SqlTokens sql) {
    List<Source> sources =
        SelectPart.of(sql).stream().flatMap(part -> part.sources().stream()).toList();
    int which = below(20);
    if (which < 9 && !sources.isEmpty()) {
      String alias = pick(sources).alias();
      return alias.isBlank() ? pick(words.tables()).table() : alias;
    }
    if (which < 11) {
      return pick(words.tables()).table();
    }
    if (which < 13) {
      String name = pick(words.privateColumns());
      return chance(0.4) ? SpellingAttacks.lookalike(name, this) : name;
    }
    if (which < 14) {
      return pick(words.columns());
    }
    return special();
  }

  /** A name that means something of its own, mostly to this target. */
  String special() {
    return pick(chance(0.6) ? words.ownSpecials() : words.specials());
  }

  /** In one case or another, or quoted. */
  String spelt(String name) {
    return switch (below(8)) {
      case 0 -> name.toUpperCase(Locale.ROOT);
      case 1 -> name.toLowerCase(Locale.ROOT);
      case 2 -> words.quote() + name + words.quote();
      default -> name;
    };
  }

  String source(SqlTokens sql) {
    List<String> aliases =
        SelectPart.of(sql).stream()
            .flatMap(part -> part.sources().stream())
            .map(Source::alias)
            .filter(alias -> !alias.isBlank())
            .toList();
    return pickAny(aliases).orElse("c");
  }

  /** Positions of words that are columns. */
  List<Integer> columns(SqlTokens sql) {
    return IntStream.range(0, sql.size())
        .filter(i -> sql.at(i).isName())
        .filter(i -> words.columnNames().contains(sql.at(i).name().toLowerCase(Locale.ROOT)))
        .filter(i -> !sql.is(i + 1, "(") && !sql.is(i + 1, ".") && !sql.is(i - 1, "AS"))
        .boxed()
        .toList();
  }

  /** The first token of a name with qualifiers that ends there. */
  static int qualified(SqlTokens sql, int last) {
    int i = last;
    while (sql.is(i - 1, ".")) {
      i -= 2;
    }
    return Math.max(0, i);
  }

  /** A fragment with every place filled; {@code {x}} with the name under attack. */
  String filled(String fragment, SqlTokens sql, String x) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < fragment.length()) {
      int open = fragment.indexOf('{', at);
      int close = open < 0 ? -1 : fragment.indexOf('}', open);
      Optional<String> value =
          close < 0 ? Optional.empty() : place(fragment.substring(open + 1, close), sql, x);
      if (value.isPresent()) {
        text.append(fragment, at, open).append(value.get());
        at = close + 1;
      } else {
        int next = open < 0 ? fragment.length() : open + 1;
        text.append(fragment, at, next);
        at = next;
      }
    }
    return text.toString();
  }

  private Optional<String> place(String name, SqlTokens sql, String x) {
    TableWords table = pick(words.tables());
    return switch (name) {
      case "x" -> Optional.of(x);
      case "sql" -> Optional.of(sql.sql());
      case "name" -> Optional.of(name(sql));
      case "source" -> Optional.of(source(sql));
      case "table" -> Optional.of(table.table());
      case "column" -> Optional.of(pick(columnsNear(sql)));
      case "private" -> Optional.of(pick(words.privateColumns()));
      case "number" -> Optional.of(String.valueOf(pick(List.of(0, 1, 2, 3, 99))));
      case "file" -> Optional.of(words.file().toString());
      case "out" -> Optional.of(words.out().toString());
      default -> Optional.empty();
    };
  }

  /** Columns that the text names, where it does; most others would be unknown to it. */
  private List<String> columnsNear(SqlTokens sql) {
    List<String> near = new ArrayList<>();
    for (int i : columns(sql)) {
      near.add(sql.text(qualified(sql, i), i + 1).strip());
    }
    return near.isEmpty() || chance(0.2) ? words.columns() : near;
  }
}
