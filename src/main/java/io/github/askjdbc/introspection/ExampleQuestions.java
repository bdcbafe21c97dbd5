package io.github.askjdbc.introspection;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.linking.IdentifierWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Questions of plain forms that a schema suggests, in its own names. */
final class ExampleQuestions {

  private final CatalogSnapshot catalog;
  private final IdentifierWords names;
  private final Set<String> identifying;

  /**
   * @param identifying last words of names whose numbers mean nothing as amounts
   */
  ExampleQuestions(CatalogSnapshot catalog, Set<String> identifying) {
    this.catalog = catalog;
    this.identifying = identifying;
    this.names = new IdentifierWords(catalog);
  }

  /** One to three questions about a table, the plainest first. */
  List<String> of(Table table) {
    String name = words(table.name().name());
    Set<String> keys = keys(table);
    List<String> questions = new ArrayList<>();
    questions.add("How many " + NounNumber.plural(name) + " are there?");
    column(table, ColumnKind.TEXT, keys)
        .map(column -> "What is the " + column + " of each " + NounNumber.singular(name) + "?")
        .ifPresent(questions::add);
    column(table, ColumnKind.NUMBER, keys)
        .map(column -> "What is the average " + column + " of all " + NounNumber.plural(name) + "?")
        .ifPresent(questions::add);
    return questions;
  }

  private Optional<String> column(Table table, ColumnKind kind, Set<String> keys) {
    return table.columns().stream()
        .filter(column -> column.kind() == kind && !keys.contains(column.name().column()))
        .map(Column::name)
        .map(column -> names.of(column.column()))
        .filter(words -> kind == ColumnKind.TEXT || !identifying.contains(last(words)))
        .map(words -> String.join(" ", words))
        .findFirst();
  }

  /** The columns that say which row is meant, and nothing of it. */
  private Set<String> keys(Table table) {
    Set<String> keys = new HashSet<>(table.primaryKey());
    catalog.keysOf(table.name()).stream()
        .filter(key -> key.from().equals(table.name()))
        .forEach(key -> keys.addAll(key.fromColumns()));
    return keys;
  }

  private static String last(List<String> words) {
    return words.isEmpty() ? "" : words.get(words.size() - 1);
  }

  private String words(String identifier) {
    return String.join(" ", names.of(identifier));
  }
}
