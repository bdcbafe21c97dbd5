package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.WordSpan;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Conditions on columns of dates: "hired after 2015", "orders in March 2022", "a due date between
 * 2022-01-01 and 2022-06-30". By whole days, so that they hold for times of day as well.
 *
 * <p>The column is the one that stands right before; without one, a date that is the row's own, as
 * {@code order_date} is an order's, and never one of the things that befell it: who asks for
 * "employees in 2020" does not mean those hired then.
 */
final class PeriodRule implements Rule {

  private static final double OWN_DATE = 0.9;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      if (draft.free(at) && draft.period(at).isPresent()) {
        condition(draft, at, draft.period(at).get());
      }
    }
  }

  private static void condition(Draft draft, int at, Period period) {
    int cue = draft.previous(at);
    int last = draft.next(at);
    Optional<Operator> operator = Comparators.ofYears(draft, cue);
    boolean between = between(draft, cue, last);
    boolean range =
        (between || fromTo(draft, at, last)) && draft.free(last) && draft.period(last).isPresent();
    boolean within =
        range || (operator.isEmpty() && draft.fillerBefore(at, WordClass.TIME_PREPOSITION));
    if (operator.isEmpty() && !within) {
      return;
    }
    List<Integer> places = new ArrayList<>(range ? List.of(at, last) : List.of(at));
    int before = cue;
    if (operator.isPresent() || between) {
      places.add(cue);
      before = draft.previous(cue);
    }
    if (draft.isFree(before, Cue.NOT) || draft.isFree(draft.previous(before), Cue.NOT)) {
      draft.reject(); // whether a row without a date is meant cannot be told
      return;
    }
    Optional<ColumnName> column = spoken(draft, before, places.contains(cue) ? cue : at);
    if (column.isPresent()) {
      places.add(before);
    } else {
      column = unspoken(draft, at);
    }
    if (column.isEmpty()) {
      return;
    }
    List<WordSpan> spans = draft.take(places.stream().mapToInt(Integer::intValue).toArray());
    LocalDate end = (range ? draft.period(last).get() : period).dayAfter();
    Expression cell = new Expression.Cell(column.get());
    days(operator.orElse(Operator.EQUAL), cell, period.first(), end)
        .forEach(condition -> draft.where(condition, spans));
  }

  private static boolean between(Draft draft, int cue, int last) {
    return draft.isFree(cue, Cue.BETWEEN) && draft.fillerBefore(last, WordClass.AND);
  }

  private static boolean fromTo(Draft draft, int at, int last) {
    return draft.fillerBefore(at, WordClass.FROM) && draft.fillerBefore(last, WordClass.TO);
  }

  /** Comparisons with the first day and the one after the last. */
  private static List<Condition> days(
      Operator operator, Expression cell, LocalDate first, LocalDate end) {
    return switch (operator) {
      case MORE -> List.of(day(cell, Operator.AT_LEAST, end));
      case LESS -> List.of(day(cell, Operator.LESS, first));
      case AT_LEAST -> List.of(day(cell, Operator.AT_LEAST, first));
      default -> List.of(day(cell, Operator.AT_LEAST, first), day(cell, Operator.LESS, end));
    };
  }

  private static Condition day(Expression cell, Operator operator, LocalDate day) {
    return new Condition.Comparison(cell, operator, new Literal.Day(day));
  }

  private static Optional<ColumnName> spoken(Draft draft, int before, int until) {
    return draft.free(before) && draft.next(before) == until
        ? draft.column(before).filter(column -> draft.isKind(column, ColumnKind.DATE))
        : Optional.empty();
  }

  private static Optional<ColumnName> unspoken(Draft draft, int period) {
    Optional<ColumnName> own = own(draft);
    own.ifPresent(column -> draft.ownDates.add(period));
    draft.belief *= OWN_DATE;
    return own;
  }

  /** The date of the row itself, of the table named first that has just one. */
  private static Optional<ColumnName> own(Draft draft) {
    for (TableName name : draft.named) {
      Optional<Table> table = draft.knowledge.catalog().table(name);
      List<ColumnName> own =
          table.stream()
              .flatMap(known -> known.columns().stream())
              .filter(column -> column.kind() == ColumnKind.DATE && isOwn(column))
              .map(Column::name)
              .toList();
      if (own.size() == 1) {
        return Optional.of(own.get(0));
      }
    }
    return Optional.empty();
  }

  private static boolean isOwn(Column column) {
    Set<String> stems = new HashSet<>();
    NameParts.of(column.name().table().name()).forEach(part -> stems.add(Stemming.stem(part)));
    return NameParts.of(column.name().column()).stream()
        .allMatch(part -> WordClass.OWN_DATE.contains(part) || stems.contains(Stemming.stem(part)));
  }
}
