package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.question.definitions.Definitions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether rows that the evidence leaves out may be among those that a question is about though it
 * does not name them: "cancelled orders do not count" beside "what did we sell in May". Only where
 * the question is about one other table they cannot.
 */
final class UncountedTables {

  /** Parts of names that score less are of keys and the like. */
  private static final double LEAST = 0.5;

  private UncountedTables() {}

  static boolean matter(
      String question, String evidence, List<Link> found, CatalogSnapshot catalog) {
    Set<String> nouns = Definitions.uncounted(question, evidence);
    Set<TableName> asked =
        found.stream()
            .filter(link -> link.score() >= LEAST)
            .flatMap(link -> link.holder().stream())
            .collect(Collectors.toSet());
    return nouns.stream().anyMatch(noun -> !isApart(noun, asked, catalog));
  }

  /** Whether rows of that name are of a table, and others alone are asked for. */
  private static boolean isApart(String noun, Set<TableName> asked, CatalogSnapshot catalog) {
    Set<TableName> called =
        catalog.tables().stream()
            .map(table -> table.name())
            .filter(table -> isCalled(table, noun))
            .collect(Collectors.toSet());
    return asked.size() == 1 && !called.isEmpty() && asked.stream().noneMatch(called::contains);
  }

  private static boolean isCalled(TableName table, String noun) {
    List<String> stems = NameStems.of(table.name());
    return !stems.isEmpty() && stems.get(stems.size() - 1).equals(noun);
  }
}
