package io.github.askjdbc.generation.embedded.schema;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.linking.IdentifierWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A catalog as the trained models read it: everything by number, names as words. Immutable; made
 * once for a catalog.
 */
public final class SchemaIndex {

  private final List<TableEntry> tables = new ArrayList<>();
  private final List<ColumnEntry> columns = new ArrayList<>();
  private final List<KeyEntry> keys = new ArrayList<>();
  private final Map<ColumnName, Integer> numbers = new HashMap<>();
  private final Map<TableName, Integer> tableNumbers = new HashMap<>();

  public SchemaIndex(CatalogSnapshot catalog) {
    IdentifierWords splitter = new IdentifierWords(catalog);
    Set<ColumnName> linked = linked(catalog);
    for (Table table : catalog.tables()) {
      List<Integer> own = new ArrayList<>();
      for (Column column : table.columns()) {
        List<String> words = words(splitter, column.name().column());
        numbers.put(column.name(), columns.size());
        own.add(columns.size());
        columns.add(
            new ColumnEntry(
                column.name(),
                tables.size(),
                own.size() - 1,
                column.kind(),
                words,
                words.stream().map(Stemming::stem).toList(),
                table.primaryKey().contains(column.name().column()),
                linked.contains(column.name())));
      }
      List<String> words = words(splitter, table.name().name());
      tableNumbers.put(table.name(), tables.size());
      tables.add(
          new TableEntry(table.name(), words, words.stream().map(Stemming::stem).toList(), own));
    }
    catalog.foreignKeys().forEach(this::addKey);
  }

  /** These tables alone, with the keys between them, in the order of this schema. */
  SchemaIndex only(Set<Integer> chosen) {
    return new SchemaIndex(this, chosen);
  }

  private SchemaIndex(SchemaIndex whole, Set<Integer> chosen) {
    Map<Integer, Integer> places = new HashMap<>();
    for (int number = 0; number < whole.tableCount(); number++) {
      if (chosen.contains(number)) {
        TableEntry table = whole.table(number);
        List<Integer> own = new ArrayList<>();
        for (int column : table.columns()) {
          ColumnEntry entry = whole.column(column);
          places.put(column, columns.size());
          numbers.put(entry.name(), columns.size());
          own.add(columns.size());
          columns.add(entry.in(tables.size()));
        }
        tableNumbers.put(table.name(), tables.size());
        tables.add(new TableEntry(table.name(), table.words(), table.stems(), own));
      }
    }
    for (KeyEntry key : whole.keys) {
      if (places.containsKey(key.from()) && places.containsKey(key.to())) {
        keys.add(new KeyEntry(places.get(key.from()), places.get(key.to()), key.declared()));
      }
    }
  }

  private void addKey(ForeignKey key) {
    for (int i = 0; i < key.fromColumns().size(); i++) {
      Integer from = numbers.get(new ColumnName(key.from(), key.fromColumns().get(i)));
      Integer to = numbers.get(new ColumnName(key.to(), key.toColumns().get(i)));
      if (from != null && to != null) {
        keys.add(new KeyEntry(from, to, !key.isInferred()));
      }
    }
  }

  public List<TableEntry> tables() {
    return Collections.unmodifiableList(tables);
  }

  public TableEntry table(int number) {
    return tables.get(number);
  }

  public int tableCount() {
    return tables.size();
  }

  public ColumnEntry column(int number) {
    return columns.get(number);
  }

  public int columnCount() {
    return columns.size();
  }

  /** Keys of one column each; those of several columns are several entries. */
  public List<KeyEntry> keys() {
    return Collections.unmodifiableList(keys);
  }

  public Optional<Integer> number(ColumnName column) {
    return Optional.ofNullable(numbers.get(column));
  }

  public Optional<Integer> number(TableName table) {
    return Optional.ofNullable(tableNumbers.get(table));
  }

  /** Number of the table that a column belongs to. */
  public int tableOf(int column) {
    return columns.get(column).table();
  }

  private static List<String> words(IdentifierWords splitter, String identifier) {
    List<String> words = splitter.of(identifier);
    return words.isEmpty() ? List.of(Stemming.fold(identifier)) : words;
  }

  private static Set<ColumnName> linked(CatalogSnapshot catalog) {
    Set<ColumnName> linked = new HashSet<>();
    for (ForeignKey key : catalog.foreignKeys()) {
      key.fromColumns().forEach(column -> linked.add(new ColumnName(key.from(), column)));
      key.toColumns().forEach(column -> linked.add(new ColumnName(key.to(), column)));
    }
    return linked;
  }
}
