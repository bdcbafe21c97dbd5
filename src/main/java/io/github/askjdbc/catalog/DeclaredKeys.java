package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Gathers key columns, row by row, into keys.
 *
 * <p>Names are as the metadata spells them in keys, which need not be how it spells the table.
 */
final class DeclaredKeys {

  /**
   * A foreign key by plain names.
   *
   * @param toColumns empty where the referenced primary key is meant
   */
  record Reference(String from, List<String> fromColumns, String to, List<String> toColumns) {}

  private record Link(String from, String to, String key) {}

  private record Pair(String from, Optional<String> to) {}

  private final Map<String, TreeMap<Integer, String>> primary = new LinkedHashMap<>();
  private final Map<String, Map<String, TreeMap<Integer, Optional<String>>>> unique =
      new LinkedHashMap<>();
  private final Map<Link, TreeMap<Integer, Pair>> foreign = new LinkedHashMap<>();
  private int unnamed;

  /**
   * @param sequence the column's place in the key, counted from 1
   */
  void addPrimary(String table, String column, int sequence) {
    primary.computeIfAbsent(table, t -> new TreeMap<>()).put(sequence, column);
  }

  /**
   * @param key the key's or index's name, one within the table
   * @param column empty for an expression, which leaves the whole key out
   */
  void addUnique(String key, int sequence, String table, Optional<String> column) {
    unique
        .computeIfAbsent(table, t -> new LinkedHashMap<>())
        .computeIfAbsent(key, name -> new TreeMap<>())
        .put(sequence, column);
  }

  /** A table, and a column of it; empty where the key leaves out what the primary key says. */
  record Side(String table, Optional<String> column) {
    static Side of(String table, String column) {
      return new Side(table, Optional.ofNullable(column));
    }
  }

  /**
   * @param key the key's name, empty where it has none: a new key then begins at sequence 1
   * @param from with its column
   */
  void addForeign(String key, int sequence, Side from, Side to) {
    if (key.isEmpty() && sequence <= 1) {
      unnamed++;
    }
    String name = key.isEmpty() ? "#" + unnamed : key;
    foreign
        .computeIfAbsent(new Link(from.table(), to.table(), name), link -> new TreeMap<>())
        .put(sequence, new Pair(from.column().orElseThrow(), to.column()));
  }

  /** Columns in key order, empty where none is declared. */
  List<String> primaryKey(String table) {
    return List.copyOf(primary.getOrDefault(table, new TreeMap<>()).values());
  }

  /** Unique keys of columns, the primary key among them where the target lists it so. */
  List<List<String>> uniqueKeys(String table) {
    return unique.getOrDefault(table, Map.of()).values().stream()
        .filter(columns -> columns.values().stream().allMatch(Optional::isPresent))
        .map(columns -> columns.values().stream().flatMap(Optional::stream).toList())
        .distinct()
        .toList();
  }

  List<Reference> references() {
    List<Reference> references = new ArrayList<>();
    foreign.forEach(
        (link, pairs) ->
            references.add(
                new Reference(
                    link.from(),
                    pairs.values().stream().map(Pair::from).toList(),
                    link.to(),
                    pairs.values().stream().flatMap(pair -> pair.to().stream()).toList())));
    return references;
  }
}
