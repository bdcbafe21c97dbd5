package io.github.askjdbc.introspection;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.text.LetterCase;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The tables that some words of a question name as a whole. */
final class NamedTables {

  /** Below the whole name, and above a part of it. */
  private static final double WHOLE_NAME = 0.95;

  private NamedTables() {}

  /**
   * By the name as the database writes it, or else as linking reads the words: in singular or
   * plural, or by another name that a semantic model gives.
   *
   * @param written the words alone, as they stand in the question
   * @param linking reads a text
   * @return several where schemas share the name; empty if no table of these is named
   */
  static List<Table> of(
      String written, Function<String, LinkedQuestion> linking, List<Table> tables) {
    List<Table> exact =
        those(
            tables,
            table ->
                LetterCase.same(table.name().name(), written)
                    || LetterCase.same(table.name().toString(), written));
    if (!exact.isEmpty()) {
      return exact;
    }
    LinkedQuestion linked = linking.apply(written);
    Set<TableName> names =
        linked.links().stream()
            .filter(link -> link instanceof Link.ToTable && link.score() >= WHOLE_NAME)
            .filter(link -> link.span().length() == linked.words().size())
            .map(link -> ((Link.ToTable) link).table())
            .collect(Collectors.toSet());
    return those(tables, table -> names.contains(table.name()));
  }

  private static List<Table> those(List<Table> tables, Predicate<Table> chosen) {
    return tables.stream().filter(chosen).toList();
  }
}
