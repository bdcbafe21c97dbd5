package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * One row a year, month or day: "how many orders in each month of 2024", "per year", "monthly",
 * "month by month". The time is the one that the question limits, or else the one that it means.
 */
final class TimeGroupRule implements Rule {

  private static final String EACH_ENDING = "ly";

  @Override
  public void apply(Draft draft) {
    if (!AggregateRule.asked(draft)) {
      return;
    }
    for (int at = 0; at < draft.size(); at++) {
      Optional<TimeUnit> unit = TimeWords.unit(draft, at);
      if (unit.isPresent()) {
        group(draft, at, unit.get());
      }
    }
  }

  private static void group(Draft draft, int at, TimeUnit unit) {
    int before = draft.previous(at);
    boolean each = draft.isFree(before, Cue.EACH);
    int again = draft.next(at);
    boolean repeated =
        again < draft.size()
            && TimeWords.unit(draft, again).equals(Optional.of(unit))
            && draft.fillerBefore(again, WordClass.BY);
    boolean by = draft.fillerBefore(at, WordClass.BY);
    if (!each && !by && !repeated && !draft.tokens.get(at).text().endsWith(EACH_ENDING)) {
      return;
    }
    Optional<TimeChoice.Dated> time =
        limited(draft).or(() -> draft.dates.likely(draft.tokens.get(at).span()));
    if (time.filter(dated -> writable(draft, dated.form())).isEmpty()) {
      return;
    }
    int[] places =
        each ? new int[] {before, at} : repeated ? new int[] {at, again} : new int[] {at};
    List<WordSpan> spans = draft.take(places);
    Expression text =
        new Expression.TextOfTime(unit, new Cell(time.get().column()), time.get().form());
    draft.select(at, text, spans);
    draft.actions.add(new Action.AddGroupBy(text, spans));
  }

  /** The column of times that a condition speaks of. */
  private static Optional<TimeChoice.Dated> limited(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(where -> UsedColumns.of(where).stream())
        .flatMap(
            column ->
                draft.knowledge.times().form(column).stream()
                    .map(form -> new TimeChoice.Dated(column, form, 1, Optional.empty())))
        .findFirst();
  }

  private static boolean writable(Draft draft, TimeForm form) {
    return switch (form) {
      case ISO_TEXT, DIGITS_TEXT -> true;
      case NATIVE -> draft.dialect == Dialect.SQLITE;
      default -> false;
    };
  }
}
