package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Comparison;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.linking.Period;
import java.time.LocalDate;
import java.util.List;

/**
 * Conditions on columns of times by whole days, so that they hold for dates and for times of day:
 * "in 2010" is from its first day to before the first of 2011.
 *
 * @param form how the column writes its times
 */
record DayConditions(Cell cell, TimeForm form) {

  Condition condition(Comparing operator, Period period) {
    return switch (operator) {
      case MORE -> atLeast(period.dayAfter());
      case LESS -> before(period.first());
      case AT_LEAST -> atLeast(period.first());
      case AT_MOST -> before(period.dayAfter());
      case NOT_EQUAL, NOT_LIKE ->
          new Condition.Either(List.of(before(period.first()), atLeast(period.dayAfter())));
      default -> within(period, period);
    };
  }

  /** From the beginning of one to the end of another. */
  Condition within(Period from, Period to) {
    return new Condition.Both(List.of(atLeast(from.first()), before(to.dayAfter())));
  }

  private Condition atLeast(LocalDate day) {
    return new Comparison(cell, Operator.AT_LEAST, Literal.day(form, day));
  }

  private Condition before(LocalDate day) {
    return new Comparison(cell, Operator.LESS, Literal.day(form, day));
  }
}
