package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.llm.prompt.PromptTable.PromptColumn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes as much of a schema as there is room for: all of it, or what a question was linked to and
 * what the keys join to that, then further tables in the catalog's order.
 */
final class SchemaRoom {

  /** Characters around the names of a foreign key, at most. */
  private static final int A_KEY = 60;

  /** More than stands between two names. */
  private static final String BETWEEN = "____________";

  private final SchemaTemplate template;
  private final int characters;

  /**
   * @param characters that the text may have
   */
  SchemaRoom(SchemaTemplate template, int characters) {
    this.template = template;
    this.characters = characters;
  }

  /**
   * @param linked what the question was linked to
   */
  String text(PromptSchema schema, Linked linked) {
    String whole = template.of(schema);
    return whole.length() <= characters ? whole : template.of(cut(schema, linked));
  }

  private PromptSchema cut(PromptSchema schema, Linked linked) {
    List<PromptTable> kept = new ArrayList<>();
    int left = characters;
    for (PromptTable table : ordered(schema, linked.tables())) {
      PromptTable fitting = length(schema, table) <= left ? table : narrowed(table, schema, linked);
      int needed = length(schema, fitting);
      if (!fitting.columns().isEmpty() && needed <= left) {
        kept.add(fitting);
        left -= needed;
      }
    }
    return schema.of(kept);
  }

  /** At most; whether a key is shown hangs on the other table. */
  private int length(PromptSchema schema, PromptTable table) {
    int length = template.of(new PromptSchema(List.of(table), List.of(), false)).length();
    for (PromptSchema.PromptKey key : schema.keysOf(table)) {
      length +=
          String.join(BETWEEN, key.columns()).length()
              + String.join(BETWEEN, key.toColumns()).length()
              + schema.written(key.to()).length()
              + A_KEY;
    }
    return length;
  }

  /** Keys and linked columns alone; nothing of a table that was not linked to. */
  private static PromptTable narrowed(PromptTable table, PromptSchema schema, Linked linked) {
    if (!linked.tables().contains(table.name())) {
      return table.only(Set.of());
    }
    Set<String> written = new HashSet<>(table.primaryKey());
    schema.keysOf(table).forEach(key -> written.addAll(key.columns()));
    Set<String> names = new HashSet<>();
    for (PromptColumn column : table.columns()) {
      if (written.contains(column.written())
          || linked.columns().contains(new ColumnName(table.name(), column.name()))) {
        names.add(column.name());
      }
    }
    return table.only(names);
  }

  private static List<PromptTable> ordered(PromptSchema schema, Set<TableName> linked) {
    Set<TableName> joined = new HashSet<>();
    for (PromptSchema.PromptKey key : schema.keys()) {
      if (linked.contains(key.from()) || linked.contains(key.to())) {
        joined.add(key.from());
        joined.add(key.to());
      }
    }
    List<PromptTable> ordered = new ArrayList<>();
    add(ordered, schema, linked);
    add(ordered, schema, joined);
    schema.tables().stream().filter(table -> !ordered.contains(table)).forEach(ordered::add);
    return ordered;
  }

  private static void add(List<PromptTable> to, PromptSchema schema, Set<TableName> names) {
    schema.tables().stream()
        .filter(table -> names.contains(table.name()) && !to.contains(table))
        .forEach(to::add);
  }
}
