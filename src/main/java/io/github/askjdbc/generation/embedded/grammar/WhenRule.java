package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "When did the hall close", "Which halls are in Leeds, and when did they open": the date that a
 * verb tells, of rows that the question speaks of.
 */
final class WhenRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean asked =
          draft.isUnknown(at)
              && WordClass.ASKING_TIME.contains(draft.tokens.get(at).text())
              && (at == 0 || draft.fillerBefore(at, WordClass.AND));
      if (asked) {
        show(draft, at);
      }
    }
  }

  private static void show(Draft draft, int when) {
    Optional<TimeChoice.Dated> told =
        draft
            .dates
            .asked(draft.tokens.get(when).span())
            .filter(dated -> isSpokenOf(draft, dated.column().table()));
    if (told.isEmpty()) {
      return;
    }
    ColumnName date = told.get().column();
    List<Integer> places = new ArrayList<>(List.of(when));
    told.get()
        .by()
        .map(draft::at)
        .filter(at -> PeriodRule.onlyTells(draft, at, date))
        .ifPresent(places::add);
    List<WordSpan> spans = draft.take(places.stream().mapToInt(Integer::intValue).toArray());
    draft.select(when, new Cell(date), spans);
  }

  private static boolean isSpokenOf(Draft draft, TableName table) {
    return draft.named.contains(table)
        || draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(where -> UsedColumns.of(where).stream())
            .anyMatch(column -> column.table().equals(table));
  }
}
