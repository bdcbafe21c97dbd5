package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.actions.TimeLengths;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.HeldState;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How long something took, from one time of a row to another: "how many hours does it take on
 * average to resolve a ticket", "average days between order and delivery", "rentals that lasted
 * more than 10 days". Rows whose end is not there are left out.
 */
public final class DurationRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<Length> unit = LengthWords.unit(draft, at);
      if (unit.isPresent()) {
        read(draft, at, unit.get());
        return;
      }
    }
    howLong(draft);
  }

  /** "How long does it take on average to complete a request", of days without a time of day. */
  private static void howLong(Draft draft) {
    boolean asked =
        draft.size() > 2
            && draft.free(0)
            && draft.free(1)
            && WordClass.ASKING_MANNER.contains(draft.tokens.get(0).text())
            && WordClass.LONG.contains(draft.tokens.get(1).text());
    List<Integer> functions =
        IntStream.range(2, asked ? draft.size() : 2)
            .filter(at -> draft.isFree(at, Cue.AVERAGE))
            .boxed()
            .toList();
    Optional<EventPair> pair =
        functions.size() == 1 ? EventPair.told(draft, 1) : Optional.<EventPair>empty();
    pair.filter(two -> isOfDays(draft, two.start()) && isOfDays(draft, two.end()))
        .flatMap(two -> between(draft, two, Length.DAYS))
        .ifPresent(
            time -> {
              Set<Integer> places = places(draft, pair.get());
              places.add(0);
              aggregate(draft, 1, functions.get(0), time, places);
            });
  }

  private static boolean isOfDays(Draft draft, ColumnName time) {
    return !draft.knowledge.times().holdsTimesOfDay(time);
  }

  private static void read(Draft draft, int unit, Length length) {
    int before = draft.previous(unit);
    boolean compared =
        draft.free(before)
            && draft.number(before).isPresent()
            && operator(draft, before).isPresent();
    List<Integer> functions =
        IntStream.range(0, draft.size())
            .filter(at -> function(draft, at).isPresent())
            .boxed()
            .toList();
    boolean aggregated =
        functions.size() == 1
            && !draft.isQuantity(draft.next(functions.get(0)))
            && (draft.isFree(before, Cue.COUNT)
                || before == functions.get(0)
                || isBehindLength(draft, unit)
                || draft.fillerBefore(unit, WordClass.IN));
    if (!compared && !aggregated) {
      return;
    }
    if (compared && isAllowed(draft, unit, before)) {
      draft.reject();
      return;
    }
    // a column of that name is meant, unless two times are told
    Optional<EventPair> pair =
        draft.column(unit).isPresent()
            ? EventPair.bothTold(draft, unit)
            : EventPair.told(draft, unit);
    Optional<TimeBetween> time = pair.flatMap(two -> between(draft, two, length));
    if (time.isPresent() && compared) {
      compare(draft, unit, time.get(), places(draft, pair.get()));
    } else if (time.isPresent()) {
      Set<Integer> places = places(draft, pair.get());
      if (draft.isFree(before, Cue.COUNT)) {
        places.add(before);
      }
      aggregate(draft, unit, functions.get(0), time.get(), places);
    }
  }

  /** Not the one word for an extreme of a column: "longest" is the adjective of the time. */
  private static Optional<Function> function(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean adjective = draft.free(at) && draft.cue(at).isEmpty();
    return adjective && WordClass.LONGEST.contains(word)
        ? Optional.of(Function.MAX)
        : adjective && WordClass.SHORTEST.contains(word)
            ? Optional.of(Function.MIN)
            : AggregateCues.function(draft, at);
  }

  /** Where the target can write it, and hours only of columns that hold them. */
  static Optional<TimeBetween> between(Draft draft, EventPair pair, Length length) {
    TimeForm form = draft.knowledge.times().form(pair.end()).orElseThrow();
    boolean told =
        length.isOfDays()
            || form == TimeForm.EPOCH_SECONDS
            || form == TimeForm.EPOCH_MILLIS
            || (draft.knowledge.times().holdsTimesOfDay(pair.start())
                && draft.knowledge.times().holdsTimesOfDay(pair.end()));
    boolean mixed =
        EventsComparedRule.holdsTimes(draft, pair.start())
            != EventsComparedRule.holdsTimes(draft, pair.end());
    Cell start = new Cell(pair.start());
    Cell end = new Cell(pair.end());
    return told && new TimeLengths(draft.dialect).writes(form)
        ? Optional.of(new TimeBetween(start, end, form, length, mixed))
        : Optional.empty();
  }

  /** Those of the words that tell, and those that only say that something lasts or came about. */
  static Set<Integer> places(Draft draft, EventPair pair) {
    Set<Integer> places = new TreeSet<>(pair.tokens());
    IntStream.range(0, draft.size())
        .filter(at -> isLength(draft, at) || (isHappening(draft, at) && places.contains(at - 1)))
        .forEach(places::add);
    List.copyOf(places).forEach(at -> TwoEvents.actor(draft, at).ifPresent(places::add));
    places.removeIf(at -> isState(draft, at));
    return places;
  }

  /** "Settled" of "settled claims", where claims hold such states. */
  private static boolean isState(Draft draft, int at) {
    return draft
        .table(at + 1)
        .filter(rows -> HeldState.isHeld(draft, rows, draft.tokens.get(at).text()))
        .isPresent();
  }

  private static boolean isHappening(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.HAPPENING.contains(draft.tokens.get(at).text());
  }

  /** "Have more than 30 days to pay" says how long they may take, and not how long they took. */
  private static boolean isAllowed(Draft draft, int unit, int number) {
    int comparator = isWithin(draft, number) ? number : draft.previous(number);
    int behind = draft.next(unit);
    return draft.fillerBefore(comparator, WordClass.POSSESSION)
        && draft.adjacent(unit + 1, behind)
        && draft.fillerBefore(behind, WordClass.TO);
  }

  /** "Response time hours". */
  private static boolean isBehindLength(Draft draft, int unit) {
    int before = draft.tokens.get(unit).span().first() - 1;
    return before >= 0
        && WordClass.LENGTH_OF_TIME.contains(draft.question.words().get(before).folded());
  }

  private static boolean isLength(Draft draft, int at) {
    return draft.isUnknown(at)
        && (WordClass.LASTING.contains(draft.tokens.get(at).text())
            || WordClass.LENGTH_OF_TIME.contains(draft.tokens.get(at).text()));
  }

  private static void compare(Draft draft, int unit, TimeBetween time, Set<Integer> places) {
    int number = draft.previous(unit);
    Condition compared =
        than(time, operator(draft, number).orElseThrow(), draft.number(number).orElseThrow());
    places.addAll(List.of(unit, number));
    if (!isWithin(draft, number)) {
      places.add(draft.previous(number));
    }
    draft.named.add(time.end().column().table());
    draft.where(compared, draft.take(places));
  }

  /** A time compared with a number of its units; what is told in weeks is reckoned in days. */
  static Condition than(TimeBetween time, Condition.Operator operator, BigDecimal number) {
    boolean weeks = time.unit() == Length.WEEKS;
    TimeBetween reckoned =
        weeks
            ? new TimeBetween(time.start(), time.end(), time.form(), Length.DAYS, time.byDays())
            : time;
    BigDecimal units = weeks ? number.multiply(BigDecimal.valueOf(Length.WEEKS.days())) : number;
    return new Condition.Comparison(reckoned, operator, new Condition.Literal.Numeral(units));
  }

  private static void aggregate(
      Draft draft, int unit, int cue, TimeBetween time, Set<Integer> places) {
    Function function = function(draft, cue).get();
    places.addAll(List.of(unit, cue));
    List<WordSpan> spans = new ArrayList<>(draft.take(places));
    draft.named.add(time.end().column().table());
    if (draft.columns.known(time.end().column()).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(time.end().column()), spans);
    }
    Expression whole = new Aggregate(function, false, Optional.of(time));
    draft.select(unit, whole, spans);
  }

  /** How the time is compared with a number: "more than 10 days", "within 10 days after". */
  private static Optional<Condition.Operator> operator(Draft draft, int number) {
    return isWithin(draft, number)
        ? Optional.of(Condition.Operator.AT_MOST)
        : Comparators.ofNumbers(draft, draft.previous(number));
  }

  private static boolean isWithin(Draft draft, int number) {
    return draft.fillerBefore(number, WordClass.WITHIN)
        && draft.isFree(draft.next(draft.next(number)), Cue.AFTER);
  }
}
