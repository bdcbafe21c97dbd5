package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.TimeWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Times of one column that stand in a list: "guests who joined in 2021 or 2022", "orders per month
 * in 2022 and 2023", "number of orders in 2022 compared to 2023". No day lies in two of them. What
 * is counted "in 2022 and 2023" may be so in each, or in both together, and is not read.
 */
public final class TimesListedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (isTime(draft, at)) {
        List<Integer> listed = listed(draft, at);
        if (listed.size() > 1) {
          read(draft, listed);
          return;
        }
      }
    }
  }

  /** Tokens from the first time of a list on, with those of words between. */
  private static List<Integer> listed(Draft draft, int first) {
    List<Integer> places = new ArrayList<>(List.of(first));
    int last = first;
    int next = draft.next(last);
    while (joins(draft, last, next)) {
      int time = isTime(draft, next) ? next : draft.next(next);
      if (time > next) {
        places.add(next);
      }
      places.add(time);
      last = time;
      next = draft.next(last);
    }
    return places;
  }

  private static boolean joins(Draft draft, int last, int next) {
    if (isTime(draft, next)) {
      return draft.onlyBetween(last, next, WordClass.BETWEEN_TIMES)
          && (draft.fillerBefore(next, WordClass.AND) || draft.isBehindComma(next));
    }
    int behind = draft.next(next);
    return (draft.isFree(next, Cue.OR) || isAgainst(draft, next))
        && isTime(draft, behind)
        && draft.onlyBetween(next, behind, WordClass.BETWEEN_TIMES);
  }

  /** "Versus", "compared to". */
  private static boolean isAgainst(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.VERSUS.contains(draft.tokens.get(at).text());
  }

  private static boolean isTime(Draft draft, int at) {
    return draft.free(at) && draft.period(at).isPresent();
  }

  private static void read(Draft draft, List<Integer> places) {
    int first = places.get(0);
    List<Integer> times = places.stream().filter(at -> isTime(draft, at)).toList();
    List<Period> periods = times.stream().map(at -> draft.period(at).orElseThrow()).toList();
    Optional<TimeConditions.Wording> wording = TimeConditions.wording(draft, first, periods.get(0));
    boolean within =
        wording.filter(one -> one.operator() == Operator.EQUAL).isPresent()
            && wording.get().places().equals(List.of(first))
            && areApart(periods);
    int before = draft.previous(first);
    if (!within || draft.isFree(before, Cue.NOT)) {
      return;
    }
    boolean compared = isCompared(draft);
    boolean against = compared || places.stream().anyMatch(at -> isAgainst(draft, at));
    boolean grouped =
        IntStream.range(0, draft.size()).anyMatch(at -> TimeWords.unit(draft, at).isPresent());
    boolean or = places.stream().anyMatch(at -> draft.isFree(at, Cue.OR));
    if (!against && !or && !grouped && AggregateCues.asked(draft)) {
      draft.reject(); // in each of them, or in both together
      return;
    }
    Optional<TimeConditions.Timed> column = TimeConditions.column(draft, first, before, first);
    Optional<Expression> group =
        against ? column.flatMap(one -> stretch(draft, one, periods)) : Optional.empty();
    if (column.isEmpty() || (against && group.isEmpty())) {
      return;
    }
    if (!against && !or && !grouped && !isOfAsked(draft, column.get().name())) {
      draft.reject(); // who ordered in 2022 and 2023 may have done so in both
      return;
    }
    List<Integer> taken = new ArrayList<>(places);
    if (compared) {
      taken.add(0);
    }
    taken.add(column.get().teller());
    List<WordSpan> spans = draft.take(taken);
    draft.where(within(column.get(), periods), spans);
    group.ifPresent(
        time -> {
          draft.select(first, time, spans);
          draft.actions.add(new Action.AddGroupBy(time, spans));
        });
  }

  /** "Compare the number of orders in 2022 and 2023". */
  private static boolean isCompared(Draft draft) {
    return draft.isUnknown(0) && WordClass.COMPARE.contains(draft.tokens.get(0).text());
  }

  /** Whether each of the rows that the question names first has one such time. */
  private static boolean isOfAsked(Draft draft, ColumnName time) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .findFirst()
        .filter(time.table()::equals)
        .isPresent();
  }

  private static Condition within(TimeConditions.Timed column, List<Period> periods) {
    return new Condition.Either(
        periods.stream()
            .<Condition>map(one -> new Condition.Both(TimeConditions.within(column, one)))
            .toList());
  }

  /** Whether they are written in their order, and no day is in two of them. */
  private static boolean areApart(List<Period> periods) {
    return IntStream.range(1, periods.size())
        .allMatch(
            at ->
                periods.get(at - 1).last().isBefore(periods.get(at).first())
                    || periods.get(at).last().isBefore(periods.get(at - 1).first()));
  }

  /** One row for each, where something is counted and all are years, or all months. */
  private static Optional<Expression> stretch(
      Draft draft, TimeConditions.Timed column, List<Period> periods) {
    boolean asked = AggregateCues.asked(draft);
    Optional<TimeUnit> unit =
        periods.stream().allMatch(Period::isYear)
            ? Optional.of(TimeUnit.YEAR)
            : periods.stream().allMatch(Period::isMonth)
                ? Optional.of(TimeUnit.MONTH)
                : ofYears(periods);
    ColumnName name = column.name();
    return unit.filter(one -> asked)
        .flatMap(
            one ->
                GroupedTimes.stretch(
                    draft, one, new TimeChoice.Dated(name, column.form(), 1, Optional.empty())));
  }

  /** The first quarter of one year and that of another. */
  private static Optional<TimeUnit> ofYears(List<Period> periods) {
    boolean within =
        periods.stream().allMatch(one -> one.first().getYear() == one.last().getYear());
    long years = periods.stream().map(one -> one.first().getYear()).distinct().count();
    return within && years == periods.size() ? Optional.of(TimeUnit.YEAR) : Optional.empty();
  }
}
