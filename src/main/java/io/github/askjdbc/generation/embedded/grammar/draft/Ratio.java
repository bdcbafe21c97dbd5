package io.github.askjdbc.generation.embedded.grammar.draft;

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
public record Ratio(Aggregate whole, Expression shown, List<Action.AddWhere> parts) {

  private static final Expression HUNDRED = new Literal.Numeral(new BigDecimal("100.0"));
  private static final Expression ONE = new Literal.Numeral(new BigDecimal("1.0"));

  /** Stands for the number over all rows until it is known which these are. */
  private static final Expression ALL = new Expression.Scalar(List.of());

  public Ratio {
    parts = List.copyOf(parts);
  }

  /**
   * What part of some rows, or of a sum over them, meets conditions.
   *
   * @param percent whether it is told of 100, and not of 1
   */
  public static Ratio share(Aggregate whole, List<Action.AddWhere> parts, boolean percent) {
    Expression part = sum(whole, parts.stream().map(Action.AddWhere::condition).toList());
    Expression times = new Arithmetic(percent ? HUNDRED : ONE, Sign.TIMES, part);
    return new Ratio(whole, new Arithmetic(times, Sign.DIVIDED_BY, whole), parts);
  }

  /**
   * What part of all rows, or of a sum over all, each group is.
   *
   * @param percent whether it is told of 100, and not of 1
   */
  public static Ratio ofAll(Aggregate part, boolean percent) {
    Expression times = new Arithmetic(percent ? HUNDRED : ONE, Sign.TIMES, part);
    return new Ratio(part, new Arithmetic(times, Sign.DIVIDED_BY, ALL), List.of());
  }

  /** Whether each group is divided by all rows, none of which may be missing then. */
  public boolean isOfAll() {
    return shown instanceof Arithmetic divided && divided.right().equals(ALL);
  }

  /** By how many percent what meets the later conditions is more than what meets the former. */
  public static Ratio growth(Aggregate whole, List<Condition> former, List<Condition> later) {
    Expression before = sum(whole, former);
    Expression more = new Arithmetic(sum(whole, later), Sign.MINUS, before);
    Expression times = new Arithmetic(HUNDRED, Sign.TIMES, more);
    return new Ratio(whole, new Arithmetic(times, Sign.DIVIDED_BY, before), List.of());
  }

  /** How much more there is of what meets some conditions than of what meets others. */
  public static Ratio difference(Aggregate whole, List<Condition> more, List<Condition> less) {
    Expression apart = new Arithmetic(sum(whole, more), Sign.MINUS, sum(whole, less));
    return new Ratio(whole, apart, List.of());
  }

  private static Expression sum(Aggregate whole, List<Condition> conditions) {
    Expression each = whole.argument().orElseGet(() -> new Literal.Numeral(BigDecimal.ONE));
    return new Aggregate(Function.SUM, false, Optional.of(new Expression.IfAll(conditions, each)));
  }

  /** The actions of a query that selects the whole, made to select the quotient and sort by it. */
  public List<Action> of(List<Action> actions) {
    List<Action> divided = new ArrayList<>(actions);
    divided.removeAll(parts);
    divided.replaceAll(action -> divided(action, actions));
    return divided;
  }

  private Expression whole(List<Action> actions) {
    if (!isOfAll()) {
      return shown;
    }
    List<Action> all = new ArrayList<>(List.of(new Action.AddSelect(whole, List.of())));
    boolean alone = isOfFirst(actions);
    actions.stream()
        .filter(
            one ->
                one instanceof Action.AddWhere
                    || (one instanceof Action.AddFrom from && !(alone && from.join().isPresent())))
        .forEach(all::add);
    Expression part = ((Arithmetic) shown).left();
    return new Arithmetic(part, Sign.DIVIDED_BY, new Expression.Scalar(all));
  }

  /** Whether the tables that are joined to the first only tell the groups. */
  private boolean isOfFirst(List<Action> actions) {
    return actions.stream()
        .filter(one -> one instanceof Action.AddFrom from && from.join().isEmpty())
        .map(one -> ((Action.AddFrom) one).table())
        .anyMatch(
            first ->
                actions.stream()
                    .filter(Action.AddWhere.class::isInstance)
                    .flatMap(where -> UsedColumns.of(where).stream())
                    .allMatch(column -> column.table().equals(first)));
  }

  private Action divided(Action action, List<Action> actions) {
    if (action instanceof Action.AddSelect select && select.expression().equals(whole)) {
      return new Action.AddSelect(whole(actions), from(select));
    }
    return action instanceof Action.AddOrderBy order && order.expression().equals(whole)
        ? new Action.AddOrderBy(whole(actions), order.descending(), order.from())
        : action;
  }

  private List<WordSpan> from(Action.AddSelect select) {
    return Stream.concat(
            select.from().stream(), parts.stream().flatMap(part -> part.from().stream()))
        .distinct()
        .toList();
  }
}
