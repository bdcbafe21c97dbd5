package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.stream.Stream;

/**
 * What something was bought for, where the question speaks of selling it: "the average price of the
 * trucks we sold" is no {@code purchase_price}, unless that is said.
 */
public final class PriceOfOther {

  private PriceOfOther() {}

  /** Whether a query for the question takes such a price. */
  public static boolean isIn(List<Action> query, LinkedQuestion question) {
    return says(question, WordClass.SELLING)
        && !says(question, WordClass.BUYING)
        && query.stream().flatMap(PriceOfOther::columns).anyMatch(PriceOfOther::isOfBuyer);
  }

  private static Stream<ColumnName> columns(Action action) {
    return action instanceof Action.AddSelect select
        ? UsedColumns.of(select.expression()).stream()
        : UsedColumns.of(action).stream();
  }

  private static boolean isOfBuyer(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return parts.stream().anyMatch(WordClass.BUYING::contains)
        && parts.stream().anyMatch(WordClass.MONEY::contains);
  }

  private static boolean says(LinkedQuestion question, WordClass words) {
    return question.words().stream().anyMatch(word -> words.contains(word.folded()));
  }
}
