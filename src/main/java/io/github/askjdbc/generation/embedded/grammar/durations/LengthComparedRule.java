package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.comparisons.NumbersComparedRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.OtherNumber;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How long something took, compared with a number of the row or of the one that it belongs to:
 * "arrived more days after the order date than the supplier's lead days", "whose days between order
 * and delivery are more than the lead days of the supplier", "took more hours from opening to
 * closing than the target hours of its priority".
 */
public final class LengthComparedRule implements Rule {

  /**
   * Two times of one row, and the tokens that tell them.
   *
   * @param ofSecond those that tell a second time alone, if any
   */
  private record Told(TimeBetween time, Set<Integer> tokens, Set<Integer> ofSecond) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      Optional<Length> unit = LengthWords.unit(draft, at);
      boolean time =
          draft.isUnknown(at) && WordClass.LENGTH_OF_TIME.contains(draft.tokens.get(at).text());
      if (unit.isPresent() && !more(draft, at, unit.get())) {
        owned(draft, at, unit.get(), false);
      } else if (unit.isEmpty() && time) {
        for (Length length : Length.values()) {
          owned(draft, at, length, true);
        }
      }
    }
  }

  /** "More days after the order than", "more days from the order to the delivery than". */
  private static boolean more(Draft draft, int unit, Length length) {
    int more = unit - 1;
    Optional<Operator> operator = NumbersComparedRule.ahead(draft, more);
    int than =
        IntStream.range(unit + 1, draft.size())
            .filter(at -> draft.isUnknown(at) && isThan(draft, at))
            .findFirst()
            .orElse(draft.size());
    if (operator.isEmpty() || than == draft.size()) {
      return false;
    }
    int joint = draft.next(unit);
    boolean before = draft.isFree(joint, Cue.BEFORE);
    Optional<Told> told =
        before || draft.isFree(joint, Cue.AFTER)
            ? TwoEvents.around(draft, more, joint).flatMap(two -> apart(draft, two, before, length))
            : both(draft, unit, length);
    return told.filter(one -> one.tokens().stream().allMatch(at -> at < than)).stream()
        .anyMatch(
            one -> {
              one.tokens().addAll(List.of(more, joint));
              return compare(draft, unit, one, operator.get(), draft.next(than), false);
            });
  }

  private static boolean isThan(Draft draft, int at) {
    return WordClass.THAN.contains(draft.tokens.get(at).text());
  }

  /**
   * "Whose days between order and delivery are more than".
   *
   * @param byColumn whether the name of what it is compared with has to tell the unit
   */
  private static void owned(Draft draft, int unit, Length length, boolean byColumn) {
    boolean told =
        draft.fillerBefore(unit, WordClass.WHOSE) || draft.fillerBefore(unit, WordClass.POSSESSION);
    for (int cue = unit + 1; told && cue < draft.size(); cue++) {
      int last = cue;
      Optional<Operator> operator = Comparators.ofNumbers(draft, cue);
      int number = draft.next(cue);
      if (operator.isPresent() && draft.number(number).isEmpty()) {
        both(draft, unit, length)
            .filter(one -> one.tokens().stream().allMatch(at -> at >= unit && at < last))
            .ifPresent(
                one -> {
                  one.tokens().add(last);
                  compare(draft, unit, one, operator.get(), number, byColumn);
                });
        return;
      }
    }
  }

  private static Optional<Told> apart(Draft draft, TwoEvents two, boolean before, Length length) {
    return EventsComparedRule.between(draft, two, before, length)
        .map(time -> new Told(time, new TreeSet<>(two.tokens()), two.ofSecond()));
  }

  private static Optional<Told> both(Draft draft, int unit, Length length) {
    return EventPair.bothTold(draft, unit)
        .flatMap(
            pair ->
                DurationRule.between(draft, pair, length)
                    .map(time -> new Told(time, DurationRule.places(draft, pair), Set.of())));
  }

  private static boolean compare(
      Draft draft, int unit, Told told, Operator operator, int number, boolean byColumn) {
    TableName rows = told.time().end().column().table();
    Optional<OtherNumber> other =
        OtherNumber.at(draft, number, rows)
            .filter(one -> isIn(one.column(), told.time().unit(), byColumn));
    other.ifPresent(
        one -> {
          List<Integer> places = new ArrayList<>(told.tokens());
          places.add(unit);
          places.addAll(one.places());
          draft.named.add(rows);
          draft.named.add(one.column().table());
          draft.comparedEvents.addAll(told.ofSecond());
          draft.where(
              new Condition.Comparison(told.time(), operator, new Cell(one.column())),
              draft.take(places));
        });
    return other.isPresent();
  }

  /** Whether a column holds lengths of a unit, as far as its name tells. */
  private static boolean isIn(ColumnName column, Length length, boolean byColumn) {
    Set<Length> told =
        NameParts.of(column.column()).stream()
            .flatMap(part -> LengthWords.length(part).stream())
            .collect(Collectors.toSet());
    return told.equals(Set.of(length)) || (told.isEmpty() && !byColumn);
  }
}
