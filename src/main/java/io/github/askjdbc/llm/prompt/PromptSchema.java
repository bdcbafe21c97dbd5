package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a prompt shows of a database's structure, in the catalog's order.
 *
 * @param whole whether nothing was left out for want of room
 */
public record PromptSchema(List<PromptTable> tables, List<PromptKey> keys, boolean whole) {

  /**
   * A foreign key; both ends are among the tables.
   *
   * @param columns written names of {@code from}; they pair with {@code toColumns} by position
   */
  public record PromptKey(
      TableName from, List<String> columns, TableName to, List<String> toColumns) {
    public PromptKey {
      columns = List.copyOf(columns);
      toColumns = List.copyOf(toColumns);
    }
  }

  public PromptSchema {
    tables = List.copyOf(tables);
    keys = List.copyOf(keys);
  }

  /** The keys that leave a table. */
  List<PromptKey> keysOf(PromptTable table) {
    return keys.stream().filter(key -> key.from().equals(table.name())).toList();
  }

  /** The written name of a table that it holds. */
  String written(TableName name) {
    return tables.stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .map(PromptTable::written)
        .orElseThrow();
  }

  /** Some of the tables in the order of all, and the keys between them. */
  PromptSchema of(List<PromptTable> kept) {
    Map<TableName, PromptTable> byName =
        kept.stream().collect(Collectors.toMap(PromptTable::name, Function.identity()));
    return new PromptSchema(
        tables.stream()
            .filter(table -> byName.containsKey(table.name()))
            .map(table -> byName.get(table.name()))
            .toList(),
        keys.stream()
            .filter(key -> shows(byName, key.from(), key.columns()))
            .filter(key -> shows(byName, key.to(), key.toColumns()))
            .toList(),
        false);
  }

  private static boolean shows(
      Map<TableName, PromptTable> tables, TableName table, List<String> columns) {
    return tables.containsKey(table)
        && tables.get(table).columns().stream()
            .map(PromptTable.PromptColumn::written)
            .toList()
            .containsAll(columns);
  }
}
