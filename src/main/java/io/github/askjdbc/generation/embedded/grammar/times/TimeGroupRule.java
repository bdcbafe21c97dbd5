package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.TimeWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One row a year, quarter, month or day: "how many orders in each month of 2024", "per year",
 * "monthly", "month by month". The time is the one that the question limits, or else the one that
 * it means.
 */
public final class TimeGroupRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (!AggregateCues.asked(draft)) {
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
    if (!draft.isFree(at, Cue.EACH_TIME)) {
      return;
    }
    Optional<TimeChoice.Dated> dated = GroupedTimes.dated(draft, at);
    Optional<Expression> time = dated.flatMap(one -> GroupedTimes.stretch(draft, unit, one));
    if (time.isEmpty()) {
      return;
    }
    if (isOfPart(draft, dated.get())) {
      draft.reject();
      return;
    }
    int before = draft.previous(at);
    int again = draft.next(at);
    List<Integer> places = new ArrayList<>(List.of(at));
    if (draft.isFree(before, Cue.EACH)) {
      places.add(before);
    }
    if (TimeWords.unit(draft, again).equals(Optional.of(unit))) {
      places.add(again);
    }
    List<WordSpan> spans = draft.take(places);
    draft.select(at, time.get(), spans);
    draft.actions.add(new Action.AddGroupBy(time.get(), spans));
  }

  /** "What percent of the orders were shipped in each month" has none that was never shipped. */
  private static boolean isOfPart(Draft draft, TimeChoice.Dated dated) {
    return draft.ratio.isPresent()
        && draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .map(Action.AddWhere.class::cast)
            .anyMatch(
                where ->
                    (tests(where.condition()) && UsedColumns.of(where).contains(dated.column()))
                        || dated.by().stream()
                            .anyMatch(
                                by -> where.from().stream().anyMatch(said -> said.covers(by))));
  }

  private static boolean tests(Condition condition) {
    return condition instanceof Condition.Present || condition instanceof Condition.Defined;
  }
}
