package io.github.askjdbc.decision.confidence;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the names of a catalog mean: read once, and kept while the catalog is in use. Thread-safe.
 */
final class SchemaMeanings {

  /** Of words, and of tables: what lies beyond is not looked at. */
  private static final int MOST_NAMES = 4000;

  /** Words of questions whose nearest name is remembered. */
  private static final int REMEMBERED_WORDS = 10_000;

  private final WordVectors vectors;
  private final List<Meaning> words;
  private final List<Meaning> tables;
  private final Optional<Meaning> all;
  private final Cache<String, OptionalDouble> nearest =
      Caffeine.newBuilder().maximumSize(REMEMBERED_WORDS).build();

  SchemaMeanings(CatalogSnapshot catalog, WordVectors vectors) {
    this.vectors = vectors;
    Map<String, Meaning> known = new HashMap<>();
    List<String> spoken = new ArrayList<>();
    for (Table table : catalog.tables().stream().limit(MOST_NAMES).toList()) {
      List<String> parts = new ArrayList<>(NameParts.of(table.name().name()));
      for (Column column : table.columns()) {
        parts.addAll(NameParts.of(column.name().column()));
      }
      spoken.add(String.join(" ", parts));
      for (String word : parts) {
        if (known.size() < MOST_NAMES && !known.containsKey(word)) {
          vectors.of(word).ifPresent(meaning -> known.put(word, meaning));
        }
      }
    }
    words = List.copyOf(known.values());
    tables = spoken.stream().map(vectors::ofText).flatMap(Optional::stream).toList();
    all = vectors.ofText(String.join(" ", spoken));
  }

  /** How near a word comes to one of a name, from -1 to 1; empty where it has no vector. */
  OptionalDouble nearest(String word) {
    return nearest.get(
        word,
        sought ->
            vectors
                .of(sought)
                .map(meaning -> OptionalDouble.of(nearest(meaning, words)))
                .orElse(OptionalDouble.empty()));
  }

  /** How near a text comes to a table with its columns; 0 where no table has a vector. */
  double nearestTable(Meaning text) {
    return nearest(text, tables);
  }

  /** How near a text comes to all names together; empty where none of them has a vector. */
  OptionalDouble similarity(Meaning text) {
    return all.map(meaning -> OptionalDouble.of(text.similarity(meaning)))
        .orElse(OptionalDouble.empty());
  }

  private static double nearest(Meaning meaning, List<Meaning> others) {
    return others.stream().mapToDouble(meaning::similarity).max().orElse(0);
  }
}
