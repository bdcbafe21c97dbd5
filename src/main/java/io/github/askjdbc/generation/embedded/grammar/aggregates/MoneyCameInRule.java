package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "How much money came in" is not told by amounts that were only billed: where the rows that are
 * added up may not have been paid, and nothing limits them to those that were, nothing is read.
 */
public final class MoneyCameInRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (!isSaid(draft.question.words())) {
      return;
    }
    draft.rejected |=
        draft.selected.stream()
            .map(Draft.Selected::expression)
            .filter(Aggregate.class::isInstance)
            .map(Aggregate.class::cast)
            .filter(sum -> sum.function() == Function.SUM)
            .flatMap(sum -> sum.column().stream())
            .flatMap(money -> paid(draft, money))
            .anyMatch(paid -> !isLimited(draft, paid));
  }

  private static boolean isSaid(List<Word> words) {
    return IntStream.range(1, words.size())
        .anyMatch(
            in ->
                WordClass.INWARD.contains(words.get(in).folded())
                    && WordClass.MOVING.contains(words.get(in - 1).folded()));
  }

  /** What tells of the same rows whether they were paid. */
  private static Stream<ColumnName> paid(Draft draft, ColumnName money) {
    return draft.knowledge.catalog().table(money.table()).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(column -> !column.equals(money) && !draft.columns.isKey(column))
        .filter(
            column -> NameParts.of(column.column()).stream().anyMatch(WordClass.SETTLED::contains));
  }

  private static boolean isLimited(Draft draft, ColumnName paid) {
    return draft.actions.stream().anyMatch(action -> UsedColumns.of(action).contains(paid));
  }
}
