package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TextOfTime;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.actions.TimeLengths;
import io.github.askjdbc.generation.embedded.actions.TimeTexts;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which of two events of a row came first, or how far they are apart: "returned before it was due",
 * "left on a later day than it came in", "returned at least two days before it was due", "made less
 * than 30 days before the departure starts".
 */
public final class EventsComparedRule implements Rule {

  private static final Map<Operator, Operator> DENIED =
      Map.of(Operator.MORE, Operator.AT_MOST, Operator.LESS, Operator.AT_LEAST);

  /**
   * What stands between the words for two events.
   *
   * @param days whether only their days are compared
   */
  private record Joint(int first, int last, Operator operator, boolean days) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (!apart(draft, at)) {
        joint(draft, at).ifPresent(joint -> compare(draft, joint));
      }
    }
  }

  private static void compare(Draft draft, Joint joint) {
    Optional<TwoEvents> events = TwoEvents.around(draft, joint.first(), joint.last());
    Optional<Condition> condition =
        events.flatMap(
            two -> compared(draft, two.first(), two.second(), joint.operator(), joint.days()));
    if (condition.isPresent()) {
      List<Integer> places = new ArrayList<>(events.get().tokens());
      for (int at = joint.first(); at <= joint.last(); at++) {
        places.add(at);
      }
      draft.named.add(events.get().first().table());
      draft.named.add(events.get().second().table());
      draft.comparedEvents.addAll(events.get().ofSecond());
      draft.where(condition.get(), draft.take(places));
    }
  }

  /**
   * Two times of a row, by their days where only one of them holds more.
   *
   * @param daysSaid whether their days are compared in any case
   */
  static Optional<Condition> compared(
      Draft draft, ColumnName first, ColumnName second, Operator operator, boolean daysSaid) {
    boolean timed = holdsTimes(draft, first);
    boolean other = holdsTimes(draft, second);
    boolean days = (daysSaid && (timed || other)) || timed != other;
    if (!days) {
      return Optional.of(new Condition.Comparison(new Cell(first), operator, new Cell(second)));
    }
    TimeForm form = draft.knowledge.times().form(first).orElseThrow();
    return new TimeTexts(draft.dialect).writes(TimeUnit.DAY, form)
        ? Optional.of(new Condition.Comparison(day(first, form), operator, day(second, form)))
        : Optional.empty();
  }

  private static Expression day(ColumnName column, TimeForm form) {
    return new TextOfTime(TimeUnit.DAY, new Cell(column), form);
  }

  /** Numbers count seconds and hold times; what else holds them shows it. */
  public static boolean holdsTimes(Draft draft, ColumnName column) {
    TimeForm form = draft.knowledge.times().form(column).orElseThrow();
    return form == TimeForm.EPOCH_SECONDS
        || form == TimeForm.EPOCH_MILLIS
        || draft.knowledge.times().holdsTimesOfDay(column);
  }

  private static Optional<Joint> joint(Draft draft, int at) {
    boolean numbered = draft.free(at) && draft.number(draft.previous(at)).isPresent();
    Optional<Operator> told = numbered ? Optional.empty() : Comparators.ofYears(draft, at);
    if (told.isPresent() && !LengthWords.isUnit(draft.tokens.get(at - 1).text())) {
      return Optional.of(new Joint(at, at, told.get(), false));
    }
    return than(draft, at).or(() -> day(draft, at));
  }

  /** "Later than", "no later than", "on an earlier day than". */
  private static Optional<Joint> than(Draft draft, int at) {
    String word = draft.isUnknown(at) ? draft.tokens.get(at).text() : "";
    boolean later = WordClass.LATER.contains(word);
    boolean day =
        at + 1 < draft.size() && WordClass.OWN_DATE.contains(draft.tokens.get(at + 1).text());
    int last = day ? at + 1 : at;
    boolean than =
        last + 1 < draft.size() && WordClass.THAN.contains(draft.tokens.get(last + 1).text());
    if (!than || (!later && !WordClass.EARLIER.contains(word))) {
      return Optional.empty();
    }
    Operator operator = later ? Operator.MORE : Operator.LESS;
    boolean denied = draft.isFree(at - 1, Cue.NOT);
    return Optional.of(
        denied
            ? new Joint(at - 1, last + 1, DENIED.get(operator), day)
            : new Joint(at, last + 1, operator, day));
  }

  /** "On the day of the incident", "on the same day as it was opened". */
  private static Optional<Joint> day(Draft draft, int at) {
    boolean day =
        draft.free(at)
            && WordClass.OWN_DATE.contains(draft.tokens.get(at).text())
            && draft.column(at).filter(one -> draft.tokens.get(at).belief() > 0.9).isEmpty();
    boolean same =
        at > 0
            && draft.free(at - 1)
            && WordClass.ALIKE.contains(draft.tokens.get(at - 1).text())
            && !WordClass.UNLIKE.contains(draft.tokens.get(at - 1).text());
    boolean very =
        draft.isUnknown(at - 1) && WordClass.STRESSING.contains(draft.tokens.get(at - 1).text());
    int first = same || very ? at - 1 : at;
    boolean on = draft.fillerBefore(first, WordClass.ON);
    boolean of = at + 1 < draft.size() && WordClass.OF.contains(draft.tokens.get(at + 1).text());
    boolean as =
        at + 1 < draft.size() && WordClass.COMPARED_BY.contains(draft.tokens.get(at + 1).text());
    boolean happened = isWhenItHappened(draft, at + 1);
    return day && ((on && (of || (same && as))) || ((on || same) && happened))
        ? Optional.of(new Joint(first, at, Operator.EQUAL, true))
        : Optional.empty();
  }

  /** "The day it was opened": behind the word for the day, what happened on it. */
  private static boolean isWhenItHappened(Draft draft, int at) {
    return at + 1 < draft.size()
        && WordClass.OF_THOSE.contains(draft.tokens.get(at).text())
        && WordClass.BEING.contains(draft.tokens.get(at + 1).text());
  }

  /** "At least two days before it was due", "within 10 days of issue". */
  private static boolean apart(Draft draft, int unit) {
    Optional<Length> length = LengthWords.unit(draft, unit);
    int said = draft.previous(unit);
    boolean orMore = Comparators.isAlternative(draft, said); // "14 or more days before"
    int number = orMore ? draft.previous(said) : said;
    if (length.isEmpty() || !draft.free(number) || draft.number(number).isEmpty()) {
      return false;
    }
    boolean within = draft.fillerBefore(number, WordClass.WITHIN);
    int compared = within ? number : orMore ? said : draft.previous(number);
    int first = Math.min(number, compared);
    Optional<Operator> operator =
        within ? Optional.of(Operator.AT_MOST) : Comparators.ofNumbers(draft, compared);
    int joint = draft.next(unit);
    boolean before = draft.isFree(joint, Cue.BEFORE);
    boolean after = draft.isFree(joint, Cue.AFTER);
    boolean of = within && draft.fillerBefore(joint, WordClass.OF);
    if (operator.isEmpty() || !(before || after || of)) {
      return false;
    }
    Optional<TwoEvents> events = TwoEvents.around(draft, first, of ? unit : joint);
    Optional<TimeBetween> between =
        events.flatMap(two -> between(draft, two, before, length.get()));
    between.ifPresent(
        time -> {
          List<Integer> places = new ArrayList<>(events.get().tokens());
          places.addAll(List.of(compared, number, unit));
          if (!of) {
            places.add(joint);
          }
          draft.named.add(events.get().first().table());
          draft.named.add(events.get().second().table());
          draft.comparedEvents.addAll(events.get().ofSecond());
          draft.where(
              DurationRule.than(time, operator.get(), draft.number(number).orElseThrow()),
              draft.take(places));
        });
    return between.isPresent();
  }

  /** Where the target can write it, and hours only between times of day. */
  static Optional<TimeBetween> between(Draft draft, TwoEvents two, boolean before, Length length) {
    TimeForm form = draft.knowledge.times().form(two.first()).orElseThrow();
    boolean timed = holdsTimes(draft, two.first());
    boolean mixed = timed != holdsTimes(draft, two.second());
    boolean told = length.isOfDays() || (timed && !mixed);
    Cell one = new Cell(two.first());
    Cell other = new Cell(two.second());
    return told && new TimeLengths(draft.dialect).writes(form)
        ? Optional.of(
            before
                ? new TimeBetween(one, other, form, length, mixed)
                : new TimeBetween(other, one, form, length, mixed))
        : Optional.empty();
  }
}
