package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * "What different specialties do our vets have": the kinds that there are, of which a cell that is
 * missing is none.
 */
final class ListedKinds {

  private ListedKinds() {}

  /** That the cell is there, where nothing but the different cells of one column is shown. */
  static Optional<Action> there(Draft draft, List<Expression> shown, List<Action> actions) {
    boolean list =
        shown.size() == 1
            && actions.stream()
                .anyMatch(one -> one instanceof Action.AddDistinct kinds && !kinds.from().isEmpty())
            && actions.stream()
                .allMatch(
                    one -> one instanceof Action.AddDistinct || one instanceof Action.AddWhere);
    return shown.stream()
        .filter(one -> list && one instanceof Cell)
        .map(one -> ((Cell) one).column())
        .filter(column -> isKind(draft, column))
        .filter(column -> actions.stream().noneMatch(one -> isTested(one, column)))
        .<Action>map(
            column ->
                new Action.AddWhere(
                    new Condition.Present(new Cell(column), false), asked(draft, column)))
        .findFirst();
  }

  /** Not what rows are called by, which is there for all that have it asked. */
  private static boolean isKind(Draft draft, ColumnName column) {
    return !draft.columns.isKey(column)
        && !draft.isName(column)
        && draft.knowledge.catalog().column(column).filter(Column::nullable).isPresent();
  }

  private static List<WordSpan> asked(Draft draft, ColumnName column) {
    return draft.selected.stream()
        .filter(one -> UsedColumns.of(one.expression()).equals(Optional.of(column)))
        .map(one -> draft.tokens.get(one.token()).span())
        .toList();
  }

  private static boolean isTested(Action action, ColumnName column) {
    return action instanceof Action.AddWhere && UsedColumns.of(action).contains(column);
  }
}
