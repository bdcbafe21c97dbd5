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
 * How many of something came about in another way than the question says: "which show sold the most
 * tickets" is not told by {@code tickets_offered}.
 */
public final class NumberOfOtherDeed {

  private NumberOfOtherDeed() {}

  /** Whether a query for the question sorts by, or shows, such a number. */
  public static boolean isIn(List<Action> query, LinkedQuestion question) {
    boolean dealt =
        question.words().stream()
            .anyMatch(
                word ->
                    WordClass.SELLING.contains(word.folded())
                        || WordClass.BUYING.contains(word.folded()));
    return dealt
        && query.stream()
            .flatMap(
                action ->
                    action instanceof Action.AddSelect select
                        ? UsedColumns.of(select.expression()).stream()
                        : action instanceof Action.AddOrderBy order
                            ? UsedColumns.of(order.expression()).stream()
                            : Stream.<ColumnName>empty())
            .anyMatch(column -> isOfOther(column, question));
  }

  private static boolean isOfOther(ColumnName column, LinkedQuestion question) {
    List<String> parts = NameParts.of(column.column());
    return parts.size() > 1
        && WordClass.isParticiple(parts.get(parts.size() - 1))
        && parts.stream().noneMatch(WordClass.SELLING::contains)
        && parts.stream().noneMatch(WordClass.BUYING::contains)
        && question.words().stream()
            .noneMatch(word -> word.stem().equals(Stemming.stem(parts.get(parts.size() - 1))));
  }
}
