package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.actions.TimeTexts;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.Takings;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.util.List;
import java.util.Optional;

/** Groups by a stretch of time. */
public final class GroupedTimes {

  private GroupedTimes() {}

  /** Of which a query makes groups: by the time that the question limits, or else that it means. */
  public static Optional<Expression> time(Draft draft, int at, TimeUnit unit) {
    return dated(draft, at).flatMap(dated -> stretch(draft, unit, dated));
  }

  static Optional<TimeChoice.Dated> dated(Draft draft, int at) {
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
  public static Optional<Expression> timeOf(Draft draft, int at, TimeUnit unit) {
    return limited(draft)
        .or(() -> draft.dates.asked(draft.tokens.get(at).span()))
        .or(() -> draft.dates.likely(draft.tokens.get(at).span()))
        .flatMap(dated -> stretch(draft, unit, dated));
  }

  /** The days of a column that holds times of day too, since nobody groups by the second. */
  public static Optional<Expression> day(Draft draft, ColumnName column) {
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
