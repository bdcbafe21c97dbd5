package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is shown instead of a count or a sum: one part of it divided by another, or less another.
 *
 * @param whole the count or the sum over all rows
 * @param shown the quotient
 * @param parts conditions that limit a part, and not the rows
 */
record Ratio(Aggregate whole, Expression shown, List<Action.AddWhere> parts) {

  private static final Expression HUNDRED = new Literal.Numeral(new BigDecimal("100.0"));
  private static final Expression ONE = new Literal.Numeral(new BigDecimal("1.0"));

  Ratio {
    parts = List.copyOf(parts);
  }

  /**
   * What part of some rows, or of a sum over them, meets conditions.
   *
   * @param percent whether it is told of 100, and not of 1
   */
  static Ratio share(Aggregate whole, List<Action.AddWhere> parts, boolean percent) {
    Expression part = sum(whole, parts.stream().map(Action.AddWhere::condition).toList());
    Expression times = new Arithmetic(percent ? HUNDRED : ONE, Sign.TIMES, part);
    return new Ratio(whole, new Arithmetic(times, Sign.DIVIDED_BY, whole), parts);
  }

  /** By how many percent what meets the later conditions is more than what meets the former. */
  static Ratio growth(Aggregate whole, List<Condition> former, List<Condition> later) {
    Expression before = sum(whole, former);
    Expression more = new Arithmetic(sum(whole, later), Sign.MINUS, before);
    Expression times = new Arithmetic(HUNDRED, Sign.TIMES, more);
    return new Ratio(whole, new Arithmetic(times, Sign.DIVIDED_BY, before), List.of());
  }

  /** How much more there is of what meets some conditions than of what meets others. */
  static Ratio difference(Aggregate whole, List<Condition> more, List<Condition> less) {
    Expression apart = new Arithmetic(sum(whole, more), Sign.MINUS, sum(whole, less));
    return new Ratio(whole, apart, List.of());
  }

  private static Expression sum(Aggregate whole, List<Condition> conditions) {
    Expression each = whole.argument().orElseGet(() -> new Literal.Numeral(BigDecimal.ONE));
    return new Aggregate(Function.SUM, false, Optional.of(new Expression.IfAll(conditions, each)));
  }

  /** The actions of a query that selects the whole, made to select the quotient and sort by it. */
  List<Action> of(List<Action> actions) {
    List<Action> divided = new ArrayList<>(actions);
    divided.removeAll(parts);
    divided.replaceAll(this::divided);
    return divided;
  }

  private Action divided(Action action) {
    if (action instanceof Action.AddSelect select && select.expression().equals(whole)) {
      return new Action.AddSelect(shown, from(select));
    }
    return action instanceof Action.AddOrderBy order && order.expression().equals(whole)
        ? new Action.AddOrderBy(shown, order.descending(), order.from())
        : action;
  }

  private List<WordSpan> from(Action.AddSelect select) {
    return Stream.concat(
            select.from().stream(), parts.stream().flatMap(part -> part.from().stream()))
        .distinct()
        .toList();
  }
}
