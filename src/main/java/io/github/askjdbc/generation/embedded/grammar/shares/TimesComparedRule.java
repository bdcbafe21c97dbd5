package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.aggregates.AggregateRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.CountedUnits;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * By how much one time is ahead of another: "how many more claims did we get in 2024 than in 2023",
 * "how much less did we invoice in May than in April". Both times are of the same column; where
 * another verb stands before the second, nothing is read.
 */
public final class TimesComparedRule implements Rule {

  private static final String MUCH = "much";

  /** Believed that much less where a column of numbers is added up. */
  private static final double ADDED = 0.85;

  /**
   * What is counted or added up.
   *
   * @param quantity empty where rows are counted
   * @param places tokens that say it
   */
  private record Measured(Optional<ColumnName> quantity, List<Integer> places) {}

  @Override
  public void apply(Draft draft) {
    int more = more(draft);
    int[] times =
        IntStream.range(0, draft.size())
            .filter(at -> draft.free(at) && draft.period(at).isPresent())
            .toArray();
    boolean two =
        more > 0 && times.length == 2 && draft.isUnknown(more) && isThan(draft, times[0], times[1]);
    if (two && draft.selected.isEmpty() && isLast(draft, draft.next(times[1]))) {
      measured(draft, more, times[0]).ifPresent(what -> compare(draft, more, times, what));
    }
  }

  /** Nothing stands behind the times but in what money is told. */
  private static boolean isLast(Draft draft, int behind) {
    boolean currency =
        behind < draft.size()
            && WordClass.CURRENCY.contains(draft.tokens.get(behind).text())
            && draft.isBehindComma(behind);
    return (currency ? draft.next(behind) : behind) >= draft.size();
  }

  /** The token of "more" or "fewer" right behind "how many" or "how much"; -1 for none. */
  private static int more(Draft draft) {
    int more = draft.size() > 0 && draft.tokens.get(0).span().length() > 1 ? 1 : 2;
    if (more >= draft.size()) {
      return -1;
    }
    boolean many = draft.isFree(0, Cue.COUNT);
    boolean much = draft.tokens.get(more - 1).text().endsWith(MUCH);
    return (many || much) && (isAhead(draft, more) || less(draft, more)) ? more : -1;
  }

  private static boolean isAhead(Draft draft, int more) {
    return WordClass.AHEAD.contains(draft.tokens.get(more).text());
  }

  private static boolean less(Draft draft, int more) {
    return WordClass.FALLEN_BEHIND.contains(draft.tokens.get(more).text());
  }

  /** "In 2024 than in 2023", "reported in 2024 than those reported in 2023". */
  private static boolean isThan(Draft draft, int first, int second) {
    int than =
        IntStream.range(first + 1, second)
            .filter(at -> WordClass.THAN.contains(draft.tokens.get(at).text()))
            .findFirst()
            .orElse(second);
    return than < second
        && IntStream.range(than + 1, second).allMatch(at -> saysNoMore(draft, first, at));
  }

  /** A filler, or the word before the first time once more. */
  private static boolean saysNoMore(Draft draft, int first, int at) {
    boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
    int said = draft.previous(first);
    return filler
        || (said >= 0 && draft.tokens.get(at).text().equals(draft.tokens.get(said).text()));
  }

  private static Optional<Measured> measured(Draft draft, int more, int until) {
    return draft.isFree(0, Cue.COUNT) ? counted(draft, more) : added(draft, more, until);
  }

  /** Behind "how many more", past the conditions before a noun. */
  private static Optional<Measured> counted(Draft draft, int more) {
    int at = draft.next(more);
    while (draft.value(at).isPresent() || draft.filter(at).isPresent()) {
      at = draft.next(at);
    }
    int noun = at;
    Optional<Integer> unit = noun < draft.size() ? CountedUnits.of(draft, noun) : Optional.empty();
    if (unit.isPresent()) {
      return Optional.of(new Measured(draft.column(unit.get()), List.of(noun, unit.get())));
    }
    Optional<ColumnName> amount =
        noun < draft.size() ? CountedUnits.unnamed(draft, noun) : Optional.empty();
    if (amount.isPresent()) {
      return Optional.of(new Measured(amount, List.of(noun)));
    }
    if (draft.free(noun) && draft.table(noun).isPresent()) {
      return Optional.of(new Measured(Optional.empty(), List.of(noun)));
    }
    return draft.isQuantity(noun) && draft.column(noun).filter(AggregateRule::isRate).isEmpty()
        ? Optional.of(new Measured(draft.column(noun), List.of(noun)))
        : Optional.empty();
  }

  /** The quantity that "how much more" names, or the one column of money that the rows have. */
  private static Optional<Measured> added(Draft draft, int more, int until) {
    List<Integer> named =
        IntStream.range(more + 1, draft.size()).filter(draft::isQuantity).boxed().toList();
    if (!named.isEmpty()) {
      return Optional.of(new Measured(draft.column(named.get(0)), List.of(named.get(0))));
    }
    Optional<ColumnName> money = OnlyMoney.of(draft);
    return money.map(
        column ->
            new Measured(
                money,
                IntStream.range(more + 1, until)
                    .filter(
                        at ->
                            OnlyMoney.isDeal(draft, at)
                                || OnlyMoney.isMoneyWord(draft, at)
                                || OnlyMoney.isOfName(draft, at, column))
                    .boxed()
                    .toList()));
  }

  /** The rows' own date: "how many more visits did we have in". */
  private static Optional<TimeConditions.Timed> ofRows(Draft draft, int time, Measured what) {
    return what.quantity().isPresent()
        ? Optional.empty()
        : draft
            .table(what.places().get(0))
            .flatMap(rows -> draft.dates.likely(draft.tokens.get(time).span(), rows))
            .filter(date -> TimeChoice.isOwn(date.column()))
            .map(date -> new TimeConditions.Timed(date.column(), date.form(), time));
  }

  private static void compare(Draft draft, int more, int[] times, Measured what) {
    int before = draft.previous(times[0]);
    Optional<TimeConditions.Timed> column =
        TimeConditions.column(draft, times[0], before, times[0])
            .or(() -> ofRows(draft, times[0], what));
    if (column.isEmpty()) {
      return;
    }
    Optional<ColumnName> quantity = what.quantity();
    Aggregate whole =
        quantity.map(one -> Aggregate.of(Function.SUM, one)).orElse(Aggregate.countRows());
    Period first = draft.period(times[0]).orElseThrow();
    Period second = draft.period(times[1]).orElseThrow();
    List<Condition> one = TimeConditions.within(column.get(), first);
    List<Condition> other = TimeConditions.within(column.get(), second);
    draft.ratio =
        Optional.of(
            isAhead(draft, more)
                ? Ratio.difference(whole, one, other)
                : Ratio.difference(whole, other, one));
    draft.belief *= quantity.isPresent() ? ADDED : 1;
    draft.countsSubject = quantity.isEmpty();
    draft.subject = quantity.map(ColumnName::table).or(() -> draft.table(what.places().get(0)));
    draft.subject.ifPresent(draft.named::add);
    draft.named.add(column.get().name().table());
    List<Integer> places = new ArrayList<>();
    if (quantity.isPresent()) {
      draft.take(what.places()); // the unit that is asked for may be all that names it
    } else {
      places.addAll(what.places());
    }
    IntStream.rangeClosed(0, more).forEach(places::add);
    if (draft.isUnknown(before)
        && WordClass.CLOSED_CLASS.contains(draft.tokens.get(before).text())
        && WordClass.SOMEBODY.contains(draft.tokens.get(before - 1).text())) {
      places.add(before); // "did we make"
    }
    places.addAll(List.of(times[0], times[1], column.get().teller()));
    IntStream.range(times[0] + 1, times[1])
        .filter(at -> draft.free(at) && saysNoMore(draft, times[0], at))
        .forEach(places::add);
    draft.select(0, whole, draft.take(places));
  }
}
