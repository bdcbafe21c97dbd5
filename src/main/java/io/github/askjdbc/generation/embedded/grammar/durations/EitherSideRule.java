package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How far two events of a row are apart, whichever came first: "returned more than 3 days before or
 * after it was due", "held at most 2 days before or after the planned date".
 */
public final class EitherSideRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      Optional<Length> length = LengthWords.unit(draft, at);
      int last = length.isPresent() ? lastOfJoint(draft, draft.next(at)) : -1;
      if (last > 0) {
        read(draft, at, last, length.get());
      }
    }
  }

  /** The last token of "before or after" and "after or before"; -1 for others. */
  private static int lastOfJoint(Draft draft, int first) {
    boolean before = draft.isFree(first, Cue.BEFORE);
    if (!before && !draft.isFree(first, Cue.AFTER)) {
      return -1;
    }
    int or = first + 1;
    if (draft.isFree(or, Cue.OR)) {
      return draft.isFree(or + 1, before ? Cue.AFTER : Cue.BEFORE) ? or + 1 : -1;
    }
    // what is "or later" and "or earlier" behind a time
    return draft.isFree(or, before ? Cue.SINCE : Cue.AT_MOST) ? or : -1;
  }

  private static void read(Draft draft, int unit, int last, Length length) {
    int number = draft.previous(unit);
    if (!draft.free(number) || draft.number(number).isEmpty()) {
      return;
    }
    boolean within = draft.fillerBefore(number, WordClass.WITHIN);
    int first = within ? number : draft.previous(number);
    Optional<Operator> operator =
        within ? Optional.of(Operator.AT_MOST) : Comparators.ofNumbers(draft, first);
    Optional<TwoEvents> events = operator.flatMap(one -> TwoEvents.around(draft, first, last));
    Optional<TimeBetween> after =
        events.flatMap(two -> EventsComparedRule.between(draft, two, false, length));
    Optional<TimeBetween> before =
        events.flatMap(two -> EventsComparedRule.between(draft, two, true, length));
    Condition.Literal most = new Condition.Literal.Numeral(draft.number(number).orElseThrow());
    Optional<Condition> condition =
        after.flatMap(
            one -> before.flatMap(other -> operator.flatMap(how -> apart(one, other, how, most))));
    if (condition.isPresent()) {
      List<Integer> places = new ArrayList<>(events.get().tokens());
      IntStream.rangeClosed(first, last).forEach(places::add);
      draft.named.add(events.get().first().table());
      draft.named.add(events.get().second().table());
      draft.comparedEvents.addAll(events.get().ofSecond());
      draft.where(condition.get(), draft.take(places));
    }
  }

  /** Further on one side or on the other, or less far on both; empty for just as far. */
  private static Optional<Condition> apart(
      TimeBetween one, TimeBetween other, Operator operator, Condition.Literal most) {
    List<Condition> sides =
        List.of(
            new Condition.Comparison(one, operator, most),
            new Condition.Comparison(other, operator, most));
    return switch (operator) {
      case MORE, AT_LEAST -> Optional.of(new Condition.Either(sides));
      case LESS, AT_MOST -> Optional.of(new Condition.Both(sides));
      case EQUAL, NOT_EQUAL -> Optional.empty();
    };
  }
}
