package io.github.askjdbc.generation.embedded.filling;

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
 */
final class DayConditions {

  private DayConditions() {}

  static Condition condition(Cell cell, Comparing operator, Period period) {
    return switch (operator) {
      case MORE -> atLeast(cell, period.dayAfter());
      case LESS -> before(cell, period.first());
      case AT_LEAST -> atLeast(cell, period.first());
      case AT_MOST -> before(cell, period.dayAfter());
      case NOT_EQUAL, NOT_LIKE ->
          new Condition.Either(
              List.of(before(cell, period.first()), atLeast(cell, period.dayAfter())));
      default -> within(cell, period, period);
    };
  }

  /** From the beginning of one to the end of another. */
  static Condition within(Cell cell, Period from, Period to) {
    return new Condition.Both(List.of(atLeast(cell, from.first()), before(cell, to.dayAfter())));
  }

  private static Condition atLeast(Cell cell, LocalDate day) {
    return new Comparison(cell, Operator.AT_LEAST, new Literal.Day(day));
  }

  private static Condition before(Cell cell, LocalDate day) {
    return new Comparison(cell, Operator.LESS, new Literal.Day(day));
  }
}
