package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal.Numeral;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Another way to meet a condition that was read: "results with a value below 3.6 or above 5.2",
 * "machines that were last serviced before May or never".
 */
public final class OrElseRule implements Rule {

  private static final Set<Operator> EARLIER = EnumSet.of(Operator.LESS, Operator.AT_MOST);
  private static final Map<Operator, Set<Operator>> OPPOSITE =
      Map.of(
          Operator.LESS, EnumSet.of(Operator.MORE, Operator.AT_LEAST),
          Operator.AT_MOST, EnumSet.of(Operator.MORE, Operator.AT_LEAST),
          Operator.MORE, EnumSet.of(Operator.LESS, Operator.AT_MOST),
          Operator.AT_LEAST, EnumSet.of(Operator.LESS, Operator.AT_MOST));

  /** "Or above" means the number itself only where none stands behind it. */
  private static final Map<Operator, Operator> STRICT =
      Map.of(Operator.AT_LEAST, Operator.MORE, Operator.AT_MOST, Operator.LESS);

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at + 1 < draft.size(); at++) {
      boolean joined = draft.free(at) && Comparators.isAlternative(draft, at);
      if (draft.isFree(at, Cue.OR) || joined) {
        int or = at;
        int first = before(draft, or);
        Optional<Condition.Comparison> read = first < 0 ? Optional.empty() : read(draft, first);
        read.ifPresent(one -> add(draft, or, first, one));
      }
    }
  }

  /** The place of the condition whose words end before a token, among the actions; -1 for none. */
  private static int before(Draft draft, int or) {
    int last = draft.previous(or);
    return last < 0
        ? -1
        : IntStream.range(0, draft.actions.size())
            .filter(
                place ->
                    draft.actions.get(place) instanceof Action.AddWhere where
                        && where.from().contains(draft.tokens.get(last).span()))
            .reduce((one, two) -> -1)
            .orElse(-1);
  }

  private static Optional<Condition.Comparison> read(Draft draft, int place) {
    Condition condition = ((Action.AddWhere) draft.actions.get(place)).condition();
    return condition instanceof Condition.Comparison one && one.left() instanceof Cell
        ? Optional.of(one)
        : Optional.empty();
  }

  private static void add(Draft draft, int or, int place, Condition.Comparison first) {
    if (draft.isFree(or, Cue.OR) && isNever(draft, or, first)) {
      Condition never = new Condition.Present((Cell) first.left(), true);
      replace(draft, place, first, never, never(draft, or, first));
    } else if (first.right() instanceof Numeral one) {
      int cue = draft.isFree(or, Cue.OR) ? or + 1 : or;
      int number = draft.next(cue);
      Optional<Operator> operator = Comparators.ofNumbers(draft, cue);
      boolean bounds =
          operator.isPresent() && draft.free(number) && draft.number(number).isPresent();
      Optional<Condition.Comparison> other =
          bounds
              ? other(first, one.value(), cue == or, operator.get(), draft.number(number).get())
              : Optional.empty();
      other.ifPresent(two -> replace(draft, place, first, two, draft.take(or, cue, number)));
    }
  }

  /** The other end of what is between the two numbers and not meant. */
  private static Optional<Condition.Comparison> other(
      Condition.Comparison first,
      BigDecimal one,
      boolean joined,
      Operator operator,
      BigDecimal two) {
    Operator plain = joined ? STRICT.getOrDefault(operator, operator) : operator;
    boolean rising = EARLIER.contains(first.operator());
    boolean opposite =
        OPPOSITE.getOrDefault(first.operator(), Set.of()).contains(plain)
            && (rising ? one.compareTo(two) < 0 : one.compareTo(two) > 0);
    return opposite
        ? Optional.of(new Condition.Comparison(first.left(), plain, new Numeral(two)))
        : Optional.empty();
  }

  /** "Or never", "or have never been serviced", "or there has been none": of the same date. */
  private static boolean isNever(Draft draft, int or, Condition.Comparison first) {
    ColumnName date = ((Cell) first.left()).column();
    int never = draft.next(or);
    int behind = draft.next(never);
    boolean told =
        draft.isFree(never, Cue.NOT)
            && WordClass.NEVER.contains(draft.tokens.get(never).text())
            && EARLIER.contains(first.operator())
            && draft.knowledge.times().form(date).isPresent();
    boolean ends = behind >= draft.size() || (behind > never + 1 && !isDone(draft, never, behind));
    return told && (ends || isOf(draft, behind, date));
  }

  /** "Never been paid" has a verb of its own. */
  private static boolean isDone(Draft draft, int never, int behind) {
    return IntStream.range(never + 1, behind)
        .anyMatch(at -> WordClass.BEEN.contains(draft.tokens.get(at).text()));
  }

  private static boolean isOf(Draft draft, int at, ColumnName date) {
    return draft.free(at)
        && WordClass.isParticiple(draft.tokens.get(at).text())
        && NameStems.of(date.column()).contains(Stemming.stem(draft.tokens.get(at).text()));
  }

  private static List<WordSpan> never(Draft draft, int or, Condition.Comparison first) {
    int never = draft.next(or);
    int behind = draft.next(never);
    boolean verb = behind < draft.size() && isOf(draft, behind, ((Cell) first.left()).column());
    return draft.take(or, never, verb ? behind : never);
  }

  private static void replace(
      Draft draft, int place, Condition one, Condition two, List<WordSpan> words) {
    List<WordSpan> all = new ArrayList<>(draft.actions.get(place).from());
    all.addAll(words);
    draft.actions.set(place, new Action.AddWhere(new Condition.Either(List.of(one, two)), all));
  }
}
