package io.github.askjdbc.generation.embedded.units;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Converts between the units that a question says and those that columns count in: cents are shown
 * in euros where the question asks for euros, and compared with 50000 where it says 500 euros. What
 * a column counts in is told by its name or its description; where neither tells, or the question
 * names no unit, nothing is changed.
 */
public final class UnitConversion {

  /** From here on nobody leaves out in what a column counts: a million millions is no budget. */
  private static final BigDecimal SURELY_ONES = BigDecimal.valueOf(1_000_000);

  private static final Condition NOTHING = new Condition.Both(List.of());

  private final DatabaseKnowledge knowledge;
  private final SaidUnits said;
  private final FittingUnit fitting;

  /** What columns count in; the queries of one question show and compare the same few. */
  private final Map<ColumnName, Optional<Units.Unit>> counted = new ConcurrentHashMap<>();

  public UnitConversion(LinkedQuestion question, DatabaseKnowledge knowledge) {
    this.knowledge = knowledge;
    this.said = new SaidUnits(question);
    this.fitting = new FittingUnit(knowledge);
  }

  /** All of a query, compared and shown. */
  public List<Action> whole(List<Action> actions) {
    return shown(compared(actions));
  }

  /**
   * Whether a sum of money is compared with a column of cents and nobody says what the sum is in:
   * "above 20" hardly means 20 cents, but nothing tells that.
   */
  public boolean leavesOpen(List<Action> actions) {
    return actions.stream()
        .map(
            action ->
                action instanceof Action.AddWhere where
                    ? where.condition()
                    : action instanceof Action.AddHaving having ? having.condition() : NOTHING)
        .anyMatch(
            condition ->
                condition instanceof Condition.Comparison one
                    ? leavesOpen(one.left(), one.right())
                    : condition instanceof Condition.Between range
                        && leavesOpen(range.left(), range.high()));
  }

  private boolean leavesOpen(Expression left, Expression right) {
    return right instanceof Literal.Numeral numeral
        && numeral.value().signum() != 0
        && unit(left, right).isEmpty()
        && counts(left).filter(Units.Unit::hundredthOfMoney).isPresent();
  }

  /** With the numbers of conditions in the units of the columns that they are compared with. */
  public List<Action> compared(List<Action> actions) {
    return actions.stream().map(this::compared).toList();
  }

  private Action compared(Action action) {
    List<WordSpan> from = new ArrayList<>(action.from());
    if (action instanceof Action.AddWhere where) {
      return new Action.AddWhere(condition(where.condition(), from), from);
    }
    return action instanceof Action.AddHaving having
        ? new Action.AddHaving(condition(having.condition(), from), from)
        : action;
  }

  private Condition condition(Condition condition, List<WordSpan> from) {
    if (condition instanceof Condition.Comparison one && one.right() instanceof Literal) {
      return new Condition.Comparison(
          one.left(), one.operator(), literal(one.left(), one.right(), Optional.empty(), from));
    }
    if (condition instanceof Condition.Either either) {
      return new Condition.Either(
          either.parts().stream().map(part -> condition(part, from)).toList());
    }
    if (condition instanceof Condition.Between one) {
      Optional<SaidUnits.Said> unit = unit(one.left(), one.high());
      return new Condition.Between(
          one.left(),
          literal(one.left(), one.low(), unit, from),
          literal(one.left(), one.high(), unit, from),
          one.negated());
    }
    return condition;
  }

  /**
   * @param other the unit of the other end of a range, for a number that has none of its own
   */
  private Expression literal(
      Expression left, Expression right, Optional<SaidUnits.Said> other, List<WordSpan> from) {
    Optional<Units.Unit> counts = counts(left);
    Optional<SaidUnits.Said> unit = unit(left, right).or(() -> other);
    Optional<Expression> scaled =
        unit.isEmpty() ? counts.flatMap(one -> ones(right, one)) : Optional.empty();
    if (scaled.isPresent()) {
      return scaled.get();
    }
    if (counts.isEmpty() || unit.isEmpty() || !(right instanceof Literal.Numeral numeral)) {
      return right;
    }
    from.add(unit.get().from());
    BigDecimal meant = Quantity.converted(numeral.value(), unit.get().unit(), counts.get());
    return new Literal.Numeral(
        meant.compareTo(numeral.value()) == 0 ? numeral.value() : plain(meant));
  }

  /** "130,000,000", compared with a budget in millions, which is 130 of it. */
  private static Optional<Expression> ones(Expression right, Units.Unit counts) {
    return right instanceof Literal.Numeral numeral
            && counts.scale()
            && numeral.value().compareTo(SURELY_ONES) >= 0
        ? Optional.of(
            new Literal.Numeral(
                plain(numeral.value().divide(counts.size(), MathContext.DECIMAL64))))
        : Optional.empty();
  }

  private Optional<SaidUnits.Said> unit(Expression left, Expression right) {
    return right instanceof Literal.Numeral numeral
        ? counts(left).flatMap(counts -> said.of(numeral.value(), counts))
        : Optional.empty();
  }

  /** With the numbers that are shown in the units that they are asked in. */
  public List<Action> shown(List<Action> actions) {
    boolean distinct = actions.stream().anyMatch(Action.AddDistinct.class::isInstance);
    boolean merged = actions.stream().anyMatch(Action.AddMerge.class::isInstance);
    return merged
        ? actions
        : actions.stream()
            .map(
                action -> {
                  List<WordSpan> from = new ArrayList<>(action.from());
                  if (action instanceof Action.AddSelect select) {
                    return new Action.AddSelect(shown(select.expression(), from), from);
                  }
                  // what rows are sorted by has to be shown where equal ones are left out
                  return action instanceof Action.AddOrderBy order && distinct
                      ? new Action.AddOrderBy(
                          shown(order.expression(), from), order.descending(), from)
                      : action;
                })
            .toList();
  }

  private Expression shown(Expression expression, List<WordSpan> from) {
    Optional<Units.Unit> counts = counts(expression);
    Optional<SaidUnits.Said> unit = counts.flatMap(one -> said.shown(one.family()));
    if (unit.isEmpty()) {
      return expression;
    }
    from.add(unit.get().from());
    return sibling(expression, counts.get(), unit.get().unit())
        .orElseGet(() -> in(unit.get().unit().size(), counts.get().size(), expression));
  }

  /** The length in feet, where rows have that beside the one in metres. */
  private Optional<Expression> sibling(Expression expression, Units.Unit counts, Units.Unit asked) {
    Optional<Expression.Cell> cell = cell(expression);
    if (cell.isEmpty() || counts.size().compareTo(asked.size()) == 0) {
      return Optional.empty();
    }
    ColumnName column = cell.get().column();
    List<ColumnName> same =
        knowledge.catalog().table(column.table()).stream()
            .flatMap(table -> table.columns().stream())
            .filter(other -> other.kind() == ColumnKind.NUMBER)
            .filter(
                other ->
                    counts(other)
                        .filter(unit -> unit.family().equals(asked.family()))
                        .filter(unit -> unit.size().compareTo(asked.size()) == 0)
                        .isPresent())
            .map(Column::name)
            .filter(other -> called(other).equals(called(column)))
            .toList();
    return same.size() == 1
        ? Optional.of(
            expression instanceof Expression.Aggregate aggregate
                ? new Expression.Aggregate(
                    aggregate.function(),
                    aggregate.distinct(),
                    Optional.of(new Expression.Cell(same.get(0))))
                : new Expression.Cell(same.get(0)))
        : Optional.empty();
  }

  /** What a column is called but for units. */
  private static List<String> called(ColumnName column) {
    return NameParts.of(column.column()).stream()
        .filter(part -> SaidUnits.known().of(part).isEmpty())
        .toList();
  }

  /** Divided by a number with a point, so that no fraction is cut. */
  private static Expression in(BigDecimal asked, BigDecimal counted, Expression number) {
    if (asked.compareTo(counted) == 0) {
      return number;
    }
    BigDecimal times = plain(counted.divide(asked, MathContext.DECIMAL64));
    if (times.scale() <= 0) {
      return new Arithmetic(number, Sign.TIMES, new Literal.Numeral(times));
    }
    BigDecimal by = plain(asked.divide(counted, MathContext.DECIMAL64));
    return new Arithmetic(
        number, Sign.DIVIDED_BY, new Literal.Numeral(by.scale() <= 0 ? by.setScale(1) : by));
  }

  private static BigDecimal plain(BigDecimal number) {
    return number.stripTrailingZeros();
  }

  /** What a cell, or a number over the cells of a column, counts in. */
  private Optional<Units.Unit> counts(Expression expression) {
    if (expression instanceof Arithmetic apart && apart.sign() == Sign.MINUS) {
      return counts(apart.left()).filter(one -> counts(apart.right()).equals(Optional.of(one)));
    }
    return cell(expression)
        .flatMap(cell -> knowledge.catalog().column(cell.column()))
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .flatMap(this::counts);
  }

  private static Optional<Expression.Cell> cell(Expression expression) {
    Optional<Expression> of =
        expression instanceof Expression.Aggregate aggregate
                && aggregate.function() != Expression.Function.COUNT
            ? aggregate.argument()
            : Optional.of(expression);
    return of.map(each -> each instanceof Expression.IfAll one ? one.value() : each)
        .filter(Expression.Cell.class::isInstance)
        .map(Expression.Cell.class::cast);
  }

  private Optional<Units.Unit> counts(Column column) {
    return counted.computeIfAbsent(
        column.name(),
        name ->
            SaidUnits.known()
                .of(column, knowledge.semantics())
                .or(() -> fitting.of(column, said.quantities())));
  }
}
