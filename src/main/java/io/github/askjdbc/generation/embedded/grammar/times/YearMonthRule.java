package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Months of rows that hold them by two numbers, as {@code fee_year} and {@code fee_month}: "the
 * total fees in May 2024", "in the second quarter of 2024", "in 2024". Only whole months of one
 * year, and only where no word tells another time.
 */
public final class YearMonthRule implements Rule {

  /** The numbers that tell a row's month. */
  private record Months(ColumnName year, ColumnName month) {}

  @Override
  public void apply(Draft draft) {
    List<Months> months =
        tables(draft).stream().flatMap(table -> months(draft, table).stream()).toList();
    if (months.size() != 1 || isRatherAdded(draft, months.get(0).year().table())) {
      return;
    }
    List<Integer> times =
        IntStream.range(0, draft.size())
            .filter(at -> draft.free(at) && draft.period(at).isPresent())
            .boxed()
            .toList();
    if (times.isEmpty() || times.size() > 2) {
      return;
    }
    TimeConditions.wording(draft, times.get(0), draft.period(times.get(0)).get())
        .filter(wording -> wording.operator() == Operator.EQUAL)
        .filter(wording -> wording.places().containsAll(times))
        .filter(wording -> times.stream().noneMatch(at -> isTold(draft, at)))
        .ifPresent(wording -> add(draft, months.get(0), times.get(0), wording));
  }

  /** "What was the net amount in May" asks for one number of many rows, and does not say which. */
  private static boolean isRatherAdded(Draft draft, TableName table) {
    boolean asked =
        IntStream.range(0, draft.size())
            .anyMatch(
                at ->
                    draft.isQuantity(at)
                        && draft.column(at).filter(c -> c.table().equals(table)).isPresent());
    boolean said =
        IntStream.range(0, draft.size())
            .anyMatch(at -> draft.cue(at).isPresent() || draft.value(at).isPresent());
    return asked && !said && WordClass.ASKING_THING.contains(draft.tokens.get(0).text());
  }

  /** The tables that the question speaks of, by their names or by numbers of theirs. */
  private static Set<TableName> tables(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(
            at ->
                Stream.concat(
                    draft.table(at).stream(),
                    draft
                        .column(at)
                        .filter(draft.columns::isQuantity)
                        .map(ColumnName::table)
                        .stream()))
        .collect(Collectors.toSet());
  }

  private static Optional<Months> months(Draft draft, TableName table) {
    List<ColumnName> years = numbers(draft, table, WordClass.YEAR);
    List<ColumnName> months = numbers(draft, table, WordClass.MONTH_NUMBER);
    return years.size() == 1 && months.size() == 1
        ? Optional.of(new Months(years.get(0), months.get(0))).filter(YearMonthRule::isPair)
        : Optional.empty();
  }

  private static List<ColumnName> numbers(Draft draft, TableName table, WordClass last) {
    return draft.knowledge.catalog().table(table).stream()
        .flatMap(known -> known.columns().stream())
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .map(Column::name)
        .filter(
            column -> {
              List<String> parts = NameParts.of(column.column());
              return last.contains(parts.get(parts.size() - 1));
            })
        .toList();
  }

  /** "Fee year" and "fee month", or "year" and "month": what stands before is the same. */
  private static boolean isPair(Months months) {
    return before(months.year()).equals(before(months.month()));
  }

  private static List<String> before(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return parts.subList(0, parts.size() - 1);
  }

  /** "Of those hired in May 2024": a verb tells the date of other rows. */
  private static boolean isTold(Draft draft, int at) {
    return draft.dates.of(draft.tokens.get(at).span()).stream()
        .anyMatch(dated -> dated.by().isPresent() && TimeChoice.isSure(dated));
  }

  private static void add(Draft draft, Months months, int at, TimeConditions.Wording wording) {
    LocalDate first = draft.period(at).get().first();
    LocalDate end = wording.last().dayAfter();
    boolean whole = first.getDayOfMonth() == 1 && end.getDayOfMonth() == 1;
    int year = first.getYear();
    LocalDate last = end.minusDays(1);
    if (!whole || last.getYear() != year) {
      return;
    }
    List<WordSpan> spans = draft.take(wording.places());
    draft.named.add(months.year().table());
    List<Condition> conditions = new ArrayList<>();
    conditions.add(equal(months.year(), year));
    Cell month = new Cell(months.month());
    if (first.getMonth() == last.getMonth()) {
      conditions.add(equal(months.month(), first.getMonthValue()));
      if (refersOnce(draft, months.year().table())) {
        draft.singled.add(months.year().table());
      }
    } else if (!new Period(first, last).isYear()) {
      conditions.add(
          new Condition.Between(
              month, number(first.getMonthValue()), number(last.getMonthValue())));
    }
    conditions.forEach(condition -> draft.where(condition, spans));
  }

  /** Rows of one month of one other row each. */
  private static boolean refersOnce(Draft draft, TableName table) {
    return draft.knowledge.catalog().keysOf(table).stream()
            .filter(key -> key.from().equals(table))
            .distinct()
            .count()
        == 1;
  }

  private static Condition equal(ColumnName column, int value) {
    return new Condition.Comparison(new Cell(column), Operator.EQUAL, number(value));
  }

  private static Expression number(int value) {
    return new Literal.Numeral(BigDecimal.valueOf(value));
  }
}
