package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Comparison;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal.Numeral;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Another bound of a number of which one was read: "a rate above 50 but below 80", "at least 5 and
 * fewer than 10 seats". Of two that leave nothing between them, or hold on one side both, neither
 * is meant so.
 */
final class SecondBound {

  private SecondBound() {}

  /** A bound that was read of a column. */
  private record Known(Cell cell, Operator operator, BigDecimal number) {}

  static void read(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      int number = draft.next(at);
      Optional<Operator> operator = Comparators.ofNumbers(draft, at);
      boolean open = operator.isPresent() && draft.free(number) && value(draft, number).isPresent();
      if (open && !before(draft, at, number, operator.get())) {
        behind(draft, at, number, operator.get());
      }
    }
  }

  /** "Above 50 but below 80", and no "but fewer than 3 complaints". */
  private static boolean before(Draft draft, int cue, int number, Operator operator) {
    int but = draft.previous(cue);
    boolean contrast = isContrast(draft, but);
    int last = contrast ? draft.previous(but) : but;
    int other = isRead(draft, last) ? last : draft.previous(last);
    int noun = draft.next(number);
    boolean counted =
        draft.free(noun) && (draft.table(noun).isPresent() || draft.column(noun).isPresent());
    boolean joined = contrast || draft.fillerBefore(cue, WordClass.AND);
    return joined
        && !counted
        && isRead(draft, other)
        && bound(draft, other, cue, number, operator, contrast ? but : cue);
  }

  /** "At least 5 and fewer than 10 seats", where the second was read. */
  private static void behind(Draft draft, int cue, int number, Operator operator) {
    int but = draft.next(number);
    boolean contrast = isContrast(draft, but);
    int second = contrast ? draft.next(but) : but;
    int other = draft.next(second);
    boolean joined = contrast || draft.fillerBefore(second, WordClass.AND);
    if (joined && draft.cue(second).isPresent() && !draft.free(second) && isRead(draft, other)) {
      bound(draft, other, cue, number, operator, contrast ? but : cue);
    }
  }

  /** Also of what may be a year: "more than 500 and at most 1500". */
  private static Optional<BigDecimal> value(Draft draft, int at) {
    return at >= draft.size()
        ? Optional.empty()
        : draft
            .number(at)
            .or(
                () ->
                    draft.tokens.get(at).alternatives().stream()
                        .filter(Link.ToNumber.class::isInstance)
                        .map(link -> ((Link.ToNumber) link).number())
                        .findFirst());
  }

  private static boolean isContrast(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.CONTRAST.contains(draft.tokens.get(at).text());
  }

  private static boolean isRead(Draft draft, int at) {
    return draft.number(at).isPresent() && !draft.free(at);
  }

  private static boolean bound(
      Draft draft, int other, int cue, int number, Operator operator, int but) {
    BigDecimal value = value(draft, number).orElseThrow();
    Optional<Known> known =
        known(draft, other).filter(one -> isRange(one, new Known(one.cell(), operator, value)));
    known.ifPresent(
        one ->
            draft.where(
                new Comparison(one.cell(), operator, new Numeral(value)),
                draft.take(cue, number, but)));
    return known.isPresent();
  }

  private static boolean isRange(Known one, Known two) {
    boolean rises = isLower(one) && isUpper(two) && one.number().compareTo(two.number()) < 0;
    boolean falls = isUpper(one) && isLower(two) && two.number().compareTo(one.number()) < 0;
    return rises || falls;
  }

  private static boolean isLower(Known bound) {
    return bound.operator() == Operator.MORE || bound.operator() == Operator.AT_LEAST;
  }

  private static boolean isUpper(Known bound) {
    return bound.operator() == Operator.LESS || bound.operator() == Operator.AT_MOST;
  }

  /** The one bound that a number stands for, of a column of rows. */
  private static Optional<Known> known(Draft draft, int number) {
    BigDecimal value = draft.number(number).orElseThrow();
    List<Known> found = new ArrayList<>();
    for (Action action : draft.actions) {
      boolean from = action.from().contains(draft.tokens.get(number).span());
      if (from && action instanceof Action.AddWhere where) {
        bound(where.condition(), value).ifPresent(found::add);
      }
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static Optional<Known> bound(Condition condition, BigDecimal value) {
    return condition instanceof Comparison one
            && one.left() instanceof Cell cell
            && one.right() instanceof Numeral numeral
            && numeral.value().compareTo(value) == 0
        ? Optional.of(new Known(cell, one.operator(), value))
        : Optional.empty();
  }
}
