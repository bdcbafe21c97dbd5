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
    boolean between = draft.isFree(cue, Cue.BETWEEN) && draft.fillerBefore(last, WordClass.AND);
    boolean range =
        (between
                || (draft.fillerBefore(at, WordClass.FROM)
                    && draft.fillerBefore(last, WordClass.TO)))
            && draft.free(last)
            && draft.period(last).isPresent();
    boolean within =
        range || (operator.isEmpty() && draft.fillerBefore(at, WordClass.TIME_PREPOSITION));
    if (operator.isEmpty() && !within) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at));
    if (range) {
      places.add(last);
    }
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
      column = own(draft);
      draft.belief *= OWN_DATE;
    }
    if (column.isEmpty()) {
      return;
    }
    if (!places.contains(before)) {
      draft.ownDates.add(at);
    }
    List<WordSpan> spans = draft.take(places.stream().mapToInt(Integer::intValue).toArray());
    LocalDate end = (range ? draft.period(last).get() : period).dayAfter();
    Expression cell = new Expression.Cell(column.get());
    switch (operator.orElse(Operator.EQUAL)) {
      case MORE -> where(draft, cell, Operator.AT_LEAST, end, spans);
      case LESS -> where(draft, cell, Operator.LESS, period.first(), spans);
      case AT_LEAST -> where(draft, cell, Operator.AT_LEAST, period.first(), spans);
      default -> {
        where(draft, cell, Operator.AT_LEAST, period.first(), spans);
        where(draft, cell, Operator.LESS, end, spans);
      }
    }
  }

  private static void where(
      Draft draft, Expression cell, Operator operator, LocalDate day, List<WordSpan> spans) {
    draft.where(new Condition.Comparison(cell, operator, new Literal.Day(day)), spans);
  }

  private static Optional<ColumnName> spoken(Draft draft, int before, int until) {
    return draft.free(before) && draft.next(before) == until
        ? draft.column(before).filter(column -> draft.isKind(column, ColumnKind.DATE))
        : Optional.empty();
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
