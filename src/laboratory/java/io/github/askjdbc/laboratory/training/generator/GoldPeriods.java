package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Comparison;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Stretches of days in gold queries, which questions say in one phrase: a column from one day on,
 * and before another.
 */
final class GoldPeriods {

  private static final String APART = " until ";

  private GoldPeriods() {}

  /** The same query with each such pair of conditions as one. */
  static List<Action> joined(List<Action> actions) {
    List<Action> joined = new ArrayList<>();
    for (Action action : actions) {
      Optional<Condition.Both> period =
          action instanceof Action.AddWhere where ? between(where.condition()) : Optional.empty();
      Action last = joined.isEmpty() ? action : joined.get(joined.size() - 1);
      if (period.isPresent()) {
        joined.add(new Action.AddWhere(period.get(), List.of()));
      } else if (last instanceof Action.AddWhere from
          && action instanceof Action.AddWhere to
          && both(from.condition(), to.condition()).isPresent()) {
        joined.set(
            joined.size() - 1,
            new Action.AddWhere(both(from.condition(), to.condition()).get(), List.of()));
      } else {
        joined.add(action);
      }
    }
    return joined;
  }

  private static Optional<Condition.Both> between(Condition condition) {
    if (!(condition instanceof Condition.Between between)
        || between.negated()
        || !(between.left() instanceof Cell cell)) {
      return Optional.empty();
    }
    Optional<LocalDate> from = day(between.low());
    Optional<LocalDate> to = day(between.high());
    return from.isPresent() && to.isPresent()
        ? Optional.of(both(cell, from.get(), to.get().plusDays(1)))
        : Optional.empty();
  }

  private static Optional<Condition.Both> both(Condition one, Condition other) {
    if (!(one instanceof Comparison from)
        || !(other instanceof Comparison to)
        || !from.left().equals(to.left())
        || !(from.left() instanceof Cell cell)
        || from.operator() != Operator.AT_LEAST) {
      return Optional.empty();
    }
    Optional<LocalDate> first = day(from.right());
    Optional<LocalDate> end =
        switch (to.operator()) {
          case LESS -> day(to.right());
          case AT_MOST -> day(to.right()).map(day -> day.plusDays(1));
          default -> Optional.empty();
        };
    return first.isPresent() && end.isPresent()
        ? Optional.of(both(cell, first.get(), end.get()))
        : Optional.empty();
  }

  private static Condition.Both both(Cell cell, LocalDate first, LocalDate end) {
    return new Condition.Both(
        List.of(
            new Comparison(cell, Operator.AT_LEAST, new Literal.Text(first.toString())),
            new Comparison(cell, Operator.LESS, new Literal.Text(end.toString()))));
  }

  private static Optional<LocalDate> day(Object literal) {
    if (!(literal instanceof Literal.Text text)) {
      return Optional.empty();
    }
    try {
      return Optional.of(LocalDate.parse(text.value()));
    } catch (DateTimeParseException noDay) {
      return Optional.empty();
    }
  }

  /** How such a stretch is written among the constants of a query; empty for other conditions. */
  static Optional<String> of(Condition.Both both) {
    if (both.parts().size() == 2
        && both.parts().get(0) instanceof Comparison from
        && both.parts().get(1) instanceof Comparison to
        && from.left().equals(to.left())
        && from.operator() == Operator.AT_LEAST
        && to.operator() == Operator.LESS) {
      return day(from.right()).flatMap(first -> day(to.right()).map(end -> text(first, end)));
    }
    return Optional.empty();
  }

  static boolean isPeriod(String constant) {
    return constant.contains(APART);
  }

  static String text(LocalDate first, LocalDate end) {
    return first + APART + end;
  }
}
