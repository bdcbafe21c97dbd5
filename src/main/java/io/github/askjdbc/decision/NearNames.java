package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.values.EditDistance;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.linking.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables and columns whose names a word misses by a typing error. */
final class NearNames {

  /** Shorter words are within an edit of too many others. */
  private static final int SHORTEST = 4;

  /** Shorter ones, such as "live" beside "line", differ only in the order of their letters. */
  private static final int EDITED = 5;

  /** From this length on a second edit is let pass. */
  private static final int LONG = 8;

  /** Names looked at, so that a large schema costs no more than a moment. */
  private static final int MOST_COLUMNS = 20_000;

  private final CatalogSnapshot catalog;
  private final Map<String, String> things = new LinkedHashMap<>();

  NearNames(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /** Read when first asked for: most questions have no word that nothing explains. */
  private Map<String, String> things() {
    if (things.isEmpty()) {
      read();
    }
    return things;
  }

  private void read() {
    for (Table table : catalog.tables()) {
      add(table.name().name(), "the table " + table.name());
    }
    catalog.tables().stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .limit(MOST_COLUMNS)
        .forEach(column -> add(column.column(), "the column " + column));
  }

  private void add(String identifier, String thing) {
    NameParts.of(identifier).forEach(part -> things.putIfAbsent(part, thing));
  }

  /** Whether the word is a part of a name, but for its ending. */
  boolean hold(Word word) {
    return things().containsKey(word.folded()) || things().containsKey(word.stem());
  }

  /** What the word nearly names, the nearest first; empty where nothing is near enough. */
  List<String> of(Word word) {
    int length = word.folded().length();
    if (length < SHORTEST) {
      return List.of();
    }
    int most = length < LONG ? 1 : 2;
    Map<String, Integer> near = new LinkedHashMap<>();
    things()
        .forEach(
            (name, thing) -> {
              if (name.length() < SHORTEST) {
                return;
              }
              int distance =
                  Math.min(distance(word.folded(), name, most), distance(word.stem(), name, most));
              if (distance > 0 && distance <= most) {
                near.merge(thing, distance, Math::min);
              }
            });
    return near.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static int distance(String word, String name, int most) {
    boolean brief = Math.min(word.length(), name.length()) < EDITED;
    return brief && !(word.length() == name.length() && sorted(word).equals(sorted(name)))
        ? most + 1
        : EditDistance.between(word, name, most);
  }

  private static List<Integer> sorted(String word) {
    return word.chars().sorted().boxed().toList();
  }
}
