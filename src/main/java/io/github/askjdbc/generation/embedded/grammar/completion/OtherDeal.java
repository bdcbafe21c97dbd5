package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a thing was bought for, where the question speaks of selling it, and how many there were in
 * another way than by selling or buying: "the average price of the trucks we sold" is no {@code
 * purchase_price}, and "the most tickets sold" are not told by {@code tickets_offered}, unless that
 * is said.
 */
public final class OtherDeal {

  private OtherDeal() {}

  /** Whether a query for the question takes such a price or number. */
  public static boolean isIn(List<Action> query, LinkedQuestion question) {
    boolean sells = says(question, WordClass.SELLING);
    boolean buys = says(question, WordClass.BUYING);
    return (sells
            && !buys
            && query.stream().flatMap(OtherDeal::columns).anyMatch(OtherDeal::isOfBuyer))
        || ((sells || buys) && shown(query).anyMatch(column -> isOfOther(column, question)))
        || (says(question, WordClass.TRADED)
            && !says(question, WordClass.STOCK)
            && query.stream()
                .filter(Action.AddOrderBy.class::isInstance)
                .flatMap(OtherDeal::columns)
                .anyMatch(OtherDeal::isInStock));
  }

  /** Few may be left of what was "ordered in the largest quantities". */
  private static boolean isInStock(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.STOCK::contains);
  }

  /** What is shown, and what rows are sorted by. */
  private static Stream<ColumnName> shown(List<Action> query) {
    return query.stream()
        .filter(action -> action instanceof Action.AddSelect || action instanceof Action.AddOrderBy)
        .flatMap(OtherDeal::columns);
  }

  private static boolean isOfOther(ColumnName column, LinkedQuestion question) {
    List<String> parts = NameParts.of(column.column());
    String deed = parts.get(parts.size() - 1);
    return parts.size() > 1
        && WordClass.isParticiple(deed)
        && parts.stream().noneMatch(WordClass.SELLING::contains)
        && parts.stream().noneMatch(WordClass.BUYING::contains)
        && question.words().stream().noneMatch(word -> word.stem().equals(Stemming.stem(deed)));
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
