package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.AccountFeatures;
import io.github.askjdbc.account.Vocabulary;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.text.LetterCase;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether the query does what the question asks, word by word and demand by demand, and what it
 * names that no word asks for.
 */
final class AskedFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Account account = candidate.tried().account(question.question());
    // words that are no names or values, but that a careful reader of the SQL has read all the same
    Set<Integer> read =
        candidate.candidate().writer().careful()
            ? candidate.candidate().explained().orElse(Set.of())
            : Set.of();
    AccountFeatures.put(account, read, row::put);
    addNames(row, account, question.catalog());
  }

  private static void addNames(FeatureRow row, Account account, CatalogSnapshot catalog) {
    Set<Object> asked = new HashSet<>();
    Set<ColumnName> valued = new HashSet<>();
    for (Link link : account.question().links()) {
      link.namedTable().ifPresent(asked::add);
      link.namedNumber().ifPresent(asked::add);
      asked.addAll(link.namedColumns());
      if (link instanceof Link.ToValue value && account.use(link).isPresent()) {
        valued.add(value.column());
      }
    }
    Vocabulary query = account.vocabulary();
    String text = LetterCase.lower(account.question().read());
    row.put("names:tables-unasked", count(query.tables(), table -> !asked.contains(table)));
    row.put(
        "names:columns-unasked",
        count(
            account.facts().names().columns(),
            column ->
                !asked.contains(column) && !valued.contains(column) && !joins(catalog, column)));
    row.put(
        "names:texts-unasked",
        count(query.texts(), value -> !text.contains(value.replace("%", ""))));
    row.put("names:numbers-unasked", count(query.numbers(), number -> !asked.contains(number)));
    row.put("names:columns-asked", count(asked, name -> name instanceof ColumnName));
  }

  /** Columns that keys join by need no word of their own. */
  private static boolean joins(CatalogSnapshot catalog, ColumnName column) {
    return catalog.keysOf(column.table()).stream()
        .anyMatch(
            key ->
                (key.from().equals(column.table()) && key.fromColumns().contains(column.column()))
                    || (key.to().equals(column.table())
                        && key.toColumns().contains(column.column())));
  }

  private static <T> long count(Set<T> items, Predicate<T> test) {
    return items.stream().filter(test).count();
  }
}
