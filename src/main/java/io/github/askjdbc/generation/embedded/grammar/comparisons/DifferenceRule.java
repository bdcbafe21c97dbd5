package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How far two numbers of a row are apart: "a counted quantity more than 3 below the expected
 * quantity", "an actual cost that exceeds the estimated cost by more than 20 percent", "a value of
 * more than 2 times the limit", "a stock below half of the reorder level".
 */
public final class DifferenceRule implements Rule {

  private static final Expression HUNDRED = new Condition.Literal.Numeral(BigDecimal.valueOf(100));
  private static final Expression TWICE = new Condition.Literal.Numeral(BigDecimal.valueOf(2));
  private static final Expression HALF = new Condition.Literal.Numeral(new BigDecimal("0.5"));

  /** Which number has to be the larger one, and the tokens that say it. */
  private record Pair(int left, int right, int direction, boolean rises) {}

  /** Of many rows together, where a sum is asked for, another rule has to tell. */
  @Override
  public void apply(Draft draft) {
    if (IntStream.range(0, draft.size()).anyMatch(at -> draft.isFree(at, Cue.SUM))) {
      return;
    }
    for (int at = 0; at < draft.size(); at++) {
      int compared = draft.previous(at);
      Optional<Operator> operator =
          draft.free(at) && draft.number(at).isPresent()
              ? Comparators.ofNumbers(draft, compared)
              : Optional.empty();
      if (operator.isPresent() && !times(draft, at, operator.get())) {
        difference(draft, at, operator.get());
      }
      worded(draft, at);
    }
  }

  /** "At least twice the cost". */
  private static void worded(Draft draft, int at) {
    Optional<Operator> operator = Comparators.ofNumbers(draft, draft.previous(at));
    Optional<Expression> factor = factor(draft, at).filter(many -> operator.isPresent());
    factor.ifPresent(many -> multiple(draft, at, at, many, operator.get()));
  }

  /** "More than 2 times the limit". */
  private static boolean times(Draft draft, int number, Operator operator) {
    int times = draft.next(number);
    return draft.free(times)
        && WordClass.MULTIPLIED.contains(draft.tokens.get(times).text())
        && multiple(draft, number, times, literal(draft, number), operator);
  }

  /** What is meant by a word for so many times: "twice", "half". */
  private static Optional<Expression> factor(Draft draft, int at) {
    String word = draft.isUnknown(at) ? draft.tokens.get(at).text() : "";
    return WordClass.DOUBLED.contains(word)
        ? Optional.of(TWICE)
        : WordClass.HALVED.contains(word) ? Optional.of(HALF) : Optional.empty();
  }

  /** Compares a number with so many times another; false where there are no two. */
  private static boolean multiple(
      Draft draft, int first, int last, Expression factor, Operator operator) {
    int compared = draft.previous(first);
    int left = draft.previous(compared);
    int right = draft.next(last);
    boolean said = areNumbers(draft, left, right);
    if (said) {
      Expression many = new Arithmetic(factor, Sign.TIMES, cell(draft, right));
      draft.where(
          new Condition.Comparison(cell(draft, left), operator, many),
          draft.take(left, compared, first, last, right));
    }
    return said;
  }

  private static void difference(Draft draft, int number, Operator operator) {
    boolean percent = ShareWords.saysPercent(draft, draft.next(number));
    int end = percent ? draft.next(number) : number;
    int compared = draft.previous(number);
    Optional<Pair> pair = behind(draft, compared, end).or(() -> before(draft, compared));
    if (pair.isPresent()) {
      Pair two = pair.get();
      Expression left = cell(draft, two.left());
      Expression right = cell(draft, two.right());
      Expression apart =
          two.rises()
              ? new Arithmetic(left, Sign.MINUS, right)
              : new Arithmetic(right, Sign.MINUS, left);
      Expression least = literal(draft, number);
      Condition whole =
          percent
              ? new Condition.Comparison(
                  new Arithmetic(apart, Sign.TIMES, HUNDRED),
                  operator,
                  new Arithmetic(least, Sign.TIMES, right))
              : new Condition.Comparison(apart, operator, least);
      draft.where(
          whole, draft.take(two.left(), compared, number, end, two.direction(), two.right()));
    }
  }

  /** "More than 3 below the expected quantity". */
  private static Optional<Pair> behind(Draft draft, int compared, int end) {
    int direction = draft.next(end);
    int left = draft.previous(compared);
    int right = draft.next(direction);
    return direction(draft, direction)
        .filter(rises -> areNumbers(draft, left, right))
        .map(rises -> new Pair(left, right, direction, rises));
  }

  /** "Exceeds the estimated cost by more than 20 percent". */
  private static Optional<Pair> before(Draft draft, int compared) {
    int right = draft.previous(compared);
    int direction = draft.previous(right);
    int left = draft.previous(direction);
    return direction(draft, direction)
        .filter(rises -> draft.fillerBefore(compared, WordClass.BY))
        .filter(rises -> areNumbers(draft, left, right))
        .map(rises -> new Pair(left, right, direction, rises));
  }

  private static Optional<Boolean> direction(Draft draft, int at) {
    return Comparators.ofNumbers(draft, at)
        .filter(one -> one == Operator.MORE || one == Operator.LESS)
        .map(one -> one == Operator.MORE);
  }

  /** Two numbers of the same rows. */
  private static boolean areNumbers(Draft draft, int left, int right) {
    Optional<ColumnName> one = draft.isQuantity(left) ? draft.column(left) : Optional.empty();
    Optional<ColumnName> other = draft.isQuantity(right) ? draft.column(right) : Optional.empty();
    return one.isPresent()
        && other.isPresent()
        && !one.equals(other)
        && one.get().table().equals(other.get().table())
        && draft.named.contains(one.get().table());
  }

  private static Expression cell(Draft draft, int at) {
    return new Cell(draft.column(at).orElseThrow());
  }

  private static Expression literal(Draft draft, int at) {
    return new Condition.Literal.Numeral(draft.number(at).orElseThrow());
  }
}
