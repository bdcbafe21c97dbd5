package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.actions.TimeTexts;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Period;
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
final class TimeGroupRule implements Rule {

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
    if (!draft.isFree(at, Cue.EACH_TIME)) {
      return;
    }
    Optional<TimeChoice.Dated> dated = dated(draft, at);
    Optional<Expression> time = dated.flatMap(one -> stretch(draft, unit, one));
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

  /** Of which a query makes groups: by the time that the question limits, or else that it means. */
  static Optional<Expression> time(Draft draft, int at, TimeUnit unit) {
    return dated(draft, at).flatMap(dated -> stretch(draft, unit, dated));
  }

  private static Optional<TimeChoice.Dated> dated(Draft draft, int at) {
    return draft.takings.isPresent()
        ? draft.takings.flatMap(new Takings(draft)::date)
        : limited(draft)
            .or(
                () ->
                    draft
                        .dates
                        .likely(draft.tokens.get(at).span())
                        .filter(one -> DateOfAsked.isSpoken(draft, one.column().table()))
                        .or(() -> DateOfAsked.ofFirst(draft, at)));
  }

  /** The same, where a word anywhere in the question may tell it. */
  static Optional<Expression> timeOf(Draft draft, int at, TimeUnit unit) {
    return limited(draft)
        .or(() -> draft.dates.asked(draft.tokens.get(at).span()))
        .or(() -> draft.dates.likely(draft.tokens.get(at).span()))
        .flatMap(dated -> stretch(draft, unit, dated));
  }

  /** The days of a column that holds times of day too, since nobody groups by the second. */
  static Optional<Expression> day(Draft draft, ColumnName column) {
    return draft
        .knowledge
        .times()
        .form(column)
        .filter(form -> draft.knowledge.times().holdsTimesOfDay(column))
        .filter(form -> new TimeTexts(draft.dialect).writes(TimeUnit.DAY, form))
        .map(form -> new Expression.TextOfTime(TimeUnit.DAY, new Cell(column), form));
  }

  /** Quarters of one year are told by their numbers. */
  static Optional<Expression> stretch(Draft draft, TimeUnit unit, TimeChoice.Dated dated) {
    Cell cell = new Cell(dated.column());
    boolean date =
        dated.form() == TimeForm.NATIVE
            || (dated.form() == TimeForm.ISO_TEXT && draft.dialect == Dialect.SQLITE);
    if (unit == TimeUnit.QUARTER && date && isOfOneYear(draft)) {
      return Optional.of(new Expression.DatePart(unit, cell));
    }
    return new TimeTexts(draft.dialect).writes(unit, dated.form())
        ? Optional.of(new Expression.TextOfTime(unit, cell, dated.form()))
        : Optional.empty();
  }

  private static boolean isOfOneYear(Draft draft) {
    List<Period> periods =
        draft.question.links().stream()
            .filter(Link.ToPeriod.class::isInstance)
            .map(link -> ((Link.ToPeriod) link).period())
            .toList();
    return limited(draft).isPresent()
        && periods.size() == 1
        && periods.get(0).first().getYear() == periods.get(0).last().getYear();
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
}
