package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * From single words to the tables and columns in whose names they stand.
 *
 * <p>A word weighs 1 in a name; {@value #GENERIC} where people leave it out at the end of a name,
 * and {@value #OF_TABLE} in a column's name where it is its table's.
 */
final class NameWords {

  static final double GENERIC = 0.35;
  static final double OF_TABLE = 0.3;

  /** A table, or a column where one is given, with what all the words of its name weigh. */
  record Named(TableName table, Optional<ColumnName> column, double weight) {}

  /** A name that holds a word, and what the word weighs in it. */
  record Place(Named named, double weight) {}

  /**
   * A word of the schema.
   *
   * @param meaning empty where its vector is not known
   */
  record SchemaWord(String stem, Optional<Meaning> meaning, List<Place> places) {}

  private final NameRoles roles;
  private final Map<String, SchemaWord> byStem = new LinkedHashMap<>();

  NameWords(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles) {
    this.roles = roles;
    for (Table table : catalog.tables()) {
      Phrase name = phrases.of(table.name().name());
      add(table.name(), Optional.empty(), name, Set.of());
      Set<String> tableStems = new HashSet<>(name.stems());
      for (Column column : table.columns()) {
        add(
            table.name(),
            Optional.of(column.name()),
            phrases.of(column.name().column()),
            tableStems);
      }
    }
  }

  Optional<SchemaWord> word(String stem) {
    return Optional.ofNullable(byStem.get(stem));
  }

  Collection<SchemaWord> words() {
    return byStem.values();
  }

  private void add(
      TableName table, Optional<ColumnName> column, Phrase phrase, Set<String> tableStems) {
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < phrase.size(); i++) {
      words.putIfAbsent(phrase.stems().get(i), phrase.words().get(i));
    }
    double sum = words.keySet().stream().mapToDouble(stem -> weight(stem, tableStems)).sum();
    Named named = new Named(table, column, sum);
    words.forEach(
        (stem, word) ->
            byStem
                .computeIfAbsent(stem, s -> schemaWord(s, word))
                .places()
                .add(new Place(named, weight(stem, tableStems))));
  }

  private double weight(String stem, Set<String> tableStems) {
    if (tableStems.contains(stem)) {
      return OF_TABLE;
    }
    return roles.generic(stem) ? GENERIC : 1;
  }

  private static SchemaWord schemaWord(String stem, String word) {
    return new SchemaWord(stem, WordVectors.shipped().of(word), new ArrayList<>());
  }
}
