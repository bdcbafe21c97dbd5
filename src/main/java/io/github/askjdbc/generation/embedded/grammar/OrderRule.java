package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;

/** Sorted lists: "sorted by age", "in descending order of price", "alphabetically". */
final class OrderRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.isFree(at, Cue.ORDER)) {
        sortedBy(draft, at);
      } else if (draft.isFree(at, Cue.ALPHABETICAL)) {
        alphabetical(draft, at);
      } else if (draft.isFree(at, Cue.ASCENDING) || draft.isFree(at, Cue.DESCENDING)) {
        int column = draft.next(at);
        if (draft.free(column)
            && draft.column(column).isPresent()
            && draft.onlyBetween(at, column, WordClass.SORT_COLUMN)) {
          add(draft, column, draft.isFree(at, Cue.DESCENDING), List.of(at, column));
        }
      }
    }
  }

  private static void sortedBy(Draft draft, int at) {
    int column = draft.next(at);
    List<Integer> places = new ArrayList<>(List.of(at));
    boolean descending = false;
    if (draft.isFree(column, Cue.ASCENDING) || draft.isFree(column, Cue.DESCENDING)) {
      descending = draft.isFree(column, Cue.DESCENDING);
      places.add(column);
      column = draft.next(column);
    }
    if (draft.isFree(column, Cue.ALPHABETICAL)) {
      draft.take(at);
      return;
    }
    if (!draft.free(column) || draft.column(column).isEmpty()) {
      return;
    }
    places.add(column);
    int after = draft.next(column);
    if (draft.isFree(after, Cue.ASCENDING) || draft.isFree(after, Cue.DESCENDING)) {
      descending = draft.isFree(after, Cue.DESCENDING);
      places.add(after);
    } else if (draft.isFree(after, Cue.ALPHABETICAL)) {
      places.add(after);
    }
    add(draft, column, descending, places);
  }

  private static void add(Draft draft, int column, boolean descending, List<Integer> places) {
    draft.actions.add(
        new Action.AddOrderBy(
            new Expression.Cell(draft.column(column).get()),
            descending,
            draft.take(places.stream().mapToInt(Integer::intValue).toArray())));
  }

  /** By the column that follows, or by the first text that is selected. */
  private static void alphabetical(Draft draft, int at) {
    int column = draft.next(at);
    if (draft.free(column) && draft.column(column).isPresent()) {
      add(draft, column, false, List.of(at, column));
      return;
    }
    for (int before = 0; before < at; before++) {
      boolean text =
          draft.free(before)
              && draft
                  .column(before)
                  .filter(c -> draft.columns.isKind(c, ColumnKind.TEXT))
                  .isPresent();
      if (text) {
        draft.actions.add(
            new Action.AddOrderBy(
                new Expression.Cell(draft.column(before).get()), false, draft.take(at)));
        return;
      }
    }
  }
}
