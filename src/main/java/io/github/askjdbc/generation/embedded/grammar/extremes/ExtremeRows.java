package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;

/** Puts the rows with the most or the least of something first, and cuts the others off. */
final class ExtremeRows {

  private ExtremeRows() {}

  /** "Active" in "the oldest active customer". */
  static boolean isState(Draft draft, int at, TableName rows) {
    return draft.free(at)
        && draft.filter(at).isPresent()
        && draft.tokens.get(at).link().stream()
            .flatMap(link -> link.namedColumns().stream())
            .allMatch(column -> column.table().equals(rows));
  }

  static boolean orderable(Draft draft, int at) {
    return draft.free(at)
        && draft
            .column(at)
            .filter(
                c ->
                    draft.columns.isKind(c, ColumnKind.NUMBER)
                        || draft.columns.isKind(c, ColumnKind.DATE))
            .isPresent();
  }

  static void limited(
      Draft draft, ColumnName column, boolean descending, int at, List<Integer> places) {
    if (ExtremeValue.isAsked(draft, at, column)) {
      ExtremeValue.select(draft, at, column, descending, places);
      return;
    }
    if (ExtremeOfReferred.isAsked(draft, at, column)) {
      ExtremeOfReferred.read(draft, column, descending, places);
      return;
    }
    ExtremeLimit.add(draft, at, places);
    order(draft, column, descending, draft.take(places), true);
  }

  static void order(
      Draft draft, ColumnName column, boolean descending, List<WordSpan> spans, boolean extreme) {
    draft.actions.add(new Action.AddOrderBy(new Expression.Cell(column), descending, spans));
    if (extreme && draft.columns.known(column).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(column), spans);
    }
  }
}
