package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A unit and an adjective behind a number, for the column that they measure: "more than 2 metres
 * high" tells a {@code height_cm}. A column whose name does not say in what it counts is none that
 * a unit can be compared with.
 */
final class MeasuredWords {

  private static final char RISING = '+';

  private final Units units = new Units();
  private final Set<String> numerals = LexiconFile.list("numbers").keyed().keySet();
  private final Map<String, List<String>> stems = new HashMap<>();

  /** What the positive form of an adjective measures; what it measures the less of is left out. */
  void add(String adjective, String nouns) {
    for (String noun : nouns.strip().split(" ", -1)) {
      if (!noun.isBlank() && noun.charAt(0) == RISING) {
        stems
            .computeIfAbsent(adjective, one -> new ArrayList<>())
            .add(Stemming.stem(noun.substring(1)));
      }
    }
  }

  /** None where the words are no unit and adjective behind a number. */
  List<Column> columns(List<Word> words, WordSpan span, NameIndex names) {
    List<String> measured =
        span.last() == span.first() + 1
            ? stems.getOrDefault(words.get(span.last()).folded(), List.of())
            : List.of();
    boolean told = !measured.isEmpty() && span.first() > 0;
    Optional<Units.Unit> unit =
        told && isNumber(words.get(span.first() - 1).folded())
            ? units.of(words.get(span.first()).folded())
            : Optional.empty();
    return unit.stream()
        .flatMap(one -> measured.stream().flatMap(stem -> names.columnsWith(stem).stream()))
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .filter(column -> countsIn(column, unit.get().family()))
        .distinct()
        .toList();
  }

  private boolean isNumber(String word) {
    return Character.isDigit(word.codePointAt(0)) || numerals.contains(word);
  }

  private boolean countsIn(Column column, String family) {
    List<String> name = NameParts.of(column.name().column());
    return !name.isEmpty()
        && units
            .of(name.get(name.size() - 1))
            .filter(one -> one.family().equals(family))
            .isPresent();
  }
}
