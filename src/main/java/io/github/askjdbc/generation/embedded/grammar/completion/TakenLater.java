package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.List;

/**
 * Money that was taken in a time that is told by another date than the one on which it was: "how
 * much did we take with tickets in 2023" is no question for when the visits were.
 */
final class TakenLater {

  private TakenLater() {}

  static boolean isIn(Draft draft, List<Expression> selected, List<Action> actions) {
    return draft.question.words().stream()
            .anyMatch(word -> WordClass.TAKING_IN.contains(word.folded()))
        && selected.stream()
            .filter(Aggregate.class::isInstance)
            .map(Aggregate.class::cast)
            .filter(sum -> sum.function() == Function.SUM)
            .flatMap(sum -> sum.column().stream())
            .anyMatch(money -> isTimedOtherwise(draft, money.table(), actions));
  }

  private static boolean isTimedOtherwise(Draft draft, TableName rows, List<Action> actions) {
    List<ColumnName> dates =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .toList();
    List<ColumnName> tested =
        dates.stream()
            .filter(date -> actions.stream().anyMatch(one -> UsedColumns.of(one).contains(date)))
            .toList();
    return !tested.isEmpty()
        && tested.stream().noneMatch(TakenLater::isOfMoney)
        && dates.stream().anyMatch(TakenLater::isOfMoney);
  }

  private static boolean isOfMoney(ColumnName date) {
    return NameParts.of(date.column()).stream()
        .anyMatch(
            part ->
                WordClass.BUYING.contains(part)
                    || WordClass.SELLING.contains(part)
                    || WordClass.SETTLED.contains(part));
  }
}
