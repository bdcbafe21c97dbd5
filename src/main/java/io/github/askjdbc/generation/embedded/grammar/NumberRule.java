package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Conditions on numbers: "price over 20", "older than 30", "between 5 and 9 beds", "in 2014" where
 * one column holds years, and "more than 3 orders", which counts rows of another table.
 */
final class NumberRule implements Rule {

  private static final BigDecimal FIRST_YEAR = BigDecimal.valueOf(1000);
  private static final BigDecimal LAST_YEAR = BigDecimal.valueOf(2999);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && draft.number(at).isPresent()) {
        Condition.Literal literal = new Condition.Literal.Numeral(draft.number(at).get());
        boolean read =
            between(draft, at, literal)
                || fromTo(draft, at, literal)
                || olderThan(draft, at, literal)
                || comparison(draft, at, literal)
                || year(draft, at, literal)
                || equality(draft, at, literal);
        if (!read) {
          draft.belief *= 0.9;
        }
      }
    }
  }

  private static boolean between(Draft draft, int low, Condition.Literal literal) {
    int cue = draft.previous(low);
    int high = draft.next(low);
    if (!draft.isFree(cue, Cue.BETWEEN) || !draft.free(high) || draft.number(high).isEmpty()) {
      return false;
    }
    int before = draft.previous(cue);
    int place = numeric(draft, before) ? before : draft.next(high);
    if (!measurable(draft, place, Condition.Operator.MORE)) {
      return false;
    }
    Condition.Literal upper = new Condition.Literal.Numeral(draft.number(high).get());
    Expression cell = new Expression.Cell(draft.column(place).get());
    draft.where(new Condition.Between(cell, literal, upper), draft.take(place, cue, low, high));
    return true;
  }

  /** "Price 100 to 200". */
  private static boolean fromTo(Draft draft, int low, Condition.Literal literal) {
    int place = draft.previous(low);
    int high = draft.next(low);
    boolean range =
        draft.free(high)
            && draft.number(high).isPresent()
            && draft.fillerBefore(high, WordClass.TO)
            && measurable(draft, place, Condition.Operator.MORE);
    if (range) {
      Condition.Literal upper = new Condition.Literal.Numeral(draft.number(high).get());
      Expression cell = new Expression.Cell(draft.column(place).get());
      draft.where(new Condition.Between(cell, literal, upper), draft.take(place, low, high));
    }
    return range;
  }

  private static boolean olderThan(Draft draft, int at, Condition.Literal literal) {
    int place = draft.previous(at);
    Optional<Link.ToMeasure> measure = draft.measure(place).filter(m -> !m.superlative());
    if (!draft.free(place) || measure.isEmpty() || !draft.adjacent(place, at)) {
      return false;
    }
    Condition.Operator operator =
        measure.get().rising() ? Condition.Operator.MORE : Condition.Operator.LESS;
    Expression cell = new Expression.Cell(measure.get().column());
    int before = draft.previous(place);
    boolean spoken =
        draft.free(before) && draft.column(before).equals(Optional.of(measure.get().column()));
    draft.where(
        new Condition.Comparison(cell, operator, literal),
        draft.take(spoken ? before : place, place, at));
    return true;
  }

  private static boolean comparison(Draft draft, int at, Condition.Literal literal) {
    int cue = draft.previous(at);
    int anchor = cue;
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    int after = draft.next(at);
    if (operator.isEmpty() && orMore(draft, after) && after == at + 1) {
      operator = Comparators.ofNumbers(draft, after);
      cue = after;
      anchor = at;
      after = draft.next(after);
    } else if (operator.isEmpty()
        && after == at + 1
        && draft.table(after).isPresent()
        && orMore(draft, after + 1)) {
      return onRows(
          draft,
          after,
          new Compared(Comparators.ofNumbers(draft, after + 1).get(), literal),
          at,
          after,
          after + 1);
    }
    if (operator.isEmpty() || draft.isFree(draft.previous(anchor), Cue.NOT)) {
      return false;
    }
    Compared compared = new Compared(operator.get(), literal);
    int before = draft.previous(anchor);
    boolean counts = draft.table(after).isPresent() && after == Math.max(at, cue) + 1;
    if (!counts && measurable(draft, before, operator.get())) {
      return onColumn(draft, before, cue, at, compared);
    }
    if (measurable(draft, after, operator.get()) && after == draft.next(Math.max(at, cue))) {
      return onColumn(draft, after, cue, at, compared);
    }
    boolean counted =
        draft.table(before).isPresent() && draft.isFree(draft.previous(before), Cue.COUNT);
    return counted
        ? onRows(draft, before, compared, draft.previous(before), before, cue, at)
        : onRows(draft, after, compared, cue, at, after);
  }

  /** Behind a number: "or more". */
  private static boolean orMore(Draft draft, int at) {
    return Comparators.ofNumbers(draft, at).isPresent()
        && draft.tokens.get(at).text().startsWith("or ");
  }

  /** An operator with the number on its right. */
  private record Compared(Condition.Operator operator, Condition.Literal literal) {

    Condition with(Expression left) {
      return new Condition.Comparison(left, operator, literal);
    }
  }

  /** How many rows of a table there are for each of another. */
  private static boolean onRows(Draft draft, int counted, Compared compared, int... places) {
    Optional<TableName> table = draft.table(counted);
    if (table.isEmpty() || !draft.free(counted) || draft.counted.isPresent()) {
      return false;
    }
    draft.counted = table;
    draft.named.add(table.get());
    draft.keepsPartnerless =
        compared.operator() == Condition.Operator.LESS
            || compared.operator() == Condition.Operator.AT_MOST;
    draft.actions.add(
        new Action.AddHaving(compared.with(Aggregate.countRows()), draft.take(places)));
    return true;
  }

  private static boolean onColumn(Draft draft, int place, int cue, int at, Compared compared) {
    ColumnName column = draft.column(place).get();
    int aggregate = draft.previous(place);
    Optional<Expression.Function> function = AggregateRule.function(draft, aggregate);
    if (function.isPresent() && draft.onlyBetween(aggregate, place, WordClass.AGGREGATE_COLUMN)) {
      draft.actions.add(
          new Action.AddHaving(
              compared.with(Aggregate.of(function.get(), column)),
              draft.take(aggregate, place, cue, at)));
      return true;
    }
    draft.where(compared.with(new Expression.Cell(column)), draft.take(place, cue, at));
    return true;
  }

  private static boolean year(Draft draft, int at, Condition.Literal literal) {
    BigDecimal number = draft.number(at).get();
    boolean plausible =
        number.scale() <= 0
            && number.compareTo(FIRST_YEAR) >= 0
            && number.compareTo(LAST_YEAR) <= 0;
    int cue = draft.previous(at);
    Optional<Condition.Operator> operator = Comparators.ofYears(draft, cue);
    boolean in = draft.fillerBefore(at, WordClass.IN);
    if (!plausible || (operator.isEmpty() && !in)) {
      return false;
    }
    int place = operator.isPresent() ? draft.previous(cue) : cue;
    Optional<ColumnName> column =
        numeric(draft, place) && isYear(draft.column(place).get().column())
            ? draft.column(place)
            : onlyYearColumn(draft);
    if (column.isEmpty()) {
      return false;
    }
    boolean spoken = numeric(draft, place) && draft.column(place).equals(column);
    List<WordSpan> spans = new ArrayList<>(draft.take(at));
    if (spoken) {
      spans.addAll(draft.take(place));
    }
    if (operator.isPresent()) {
      spans.addAll(draft.take(cue));
    }
    draft.belief *= spoken ? 1 : 0.9;
    draft.where(
        new Condition.Comparison(
            new Expression.Cell(column.get()), operator.orElse(Condition.Operator.EQUAL), literal),
        spans);
    return true;
  }

  private static Optional<ColumnName> onlyYearColumn(Draft draft) {
    List<ColumnName> years =
        draft.named.stream()
            .flatMap(table -> draft.knowledge.catalog().table(table).stream())
            .flatMap(table -> table.columns().stream())
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .map(Column::name)
            .filter(column -> isYear(column.column()))
            .toList();
    return years.size() == 1 ? Optional.of(years.get(0)) : Optional.empty();
  }

  private static boolean isYear(String column) {
    String lower = column.toLowerCase(Locale.ROOT);
    return lower.equals("year") || lower.endsWith("_year") || lower.startsWith("year_");
  }

  private static boolean equality(Draft draft, int at, Condition.Literal literal) {
    int place = draft.previous(at);
    if (!numeric(draft, place) || !draft.onlyBetween(place, at, WordClass.EQUALITY)) {
      return false;
    }
    boolean negated = draft.isFree(draft.previous(place), Cue.NOT);
    if (negated) {
      return false;
    }
    draft.where(
        new Condition.Comparison(
            new Expression.Cell(draft.column(place).get()), Condition.Operator.EQUAL, literal),
        draft.take(place, at));
    return true;
  }

  /** Keys are numbers that are told apart, not compared. */
  private static boolean measurable(Draft draft, int at, Condition.Operator operator) {
    return numeric(draft, at)
        && (operator == Condition.Operator.EQUAL || !draft.columns.isKey(draft.column(at).get()));
  }

  /** Whether a free token names a column of numbers, and does not only remind of one. */
  private static boolean numeric(Draft draft, int at) {
    return draft.free(at)
        && draft.tokens.get(at).link().filter(link -> link.evidence().firm()).isPresent()
        && draft.column(at).filter(c -> draft.columns.isKind(c, ColumnKind.NUMBER)).isPresent();
  }
}
