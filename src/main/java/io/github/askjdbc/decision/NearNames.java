package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.values.EditDistance;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables and columns whose names a word misses by a typing error. */
final class NearNames {

  /** Shorter words are within an edit of too many others. */
  private static final int SHORTEST = 4;

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
    IdentifierWords.parts(identifier).forEach(part -> things.putIfAbsent(part, thing));
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
              int distance =
                  Math.min(
                      EditDistance.between(word.folded(), name, most),
                      EditDistance.between(word.stem(), name, most));
              if (distance > 0 && distance <= most && name.length() >= SHORTEST) {
                near.merge(thing, distance, Math::min);
              }
            });
    return near.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }
}
