package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Action.AddSelect;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two numbers over the same rows of which one is divided by the other.
 *
 * @param from the words that say so
 */
public record Quotient(List<WordSpan> from) {

  private static final Expression ONE = new Literal.Numeral(new BigDecimal("1.0"));

  public Quotient {
    from = List.copyOf(from);
  }

  /** Sums and counts are what people divide. */
  public static boolean divides(Expression expression) {
    return expression instanceof Aggregate number
        && (number.function() == Function.SUM || number.equals(Aggregate.countRows()));
  }

  /**
   * The actions of a query that selects both, made to select one divided by the other; empty unless
   * there are two, of the rows that the joins begin with.
   */
  public Optional<List<Action>> of(List<Action> actions, JoinTree tree) {
    List<AddSelect> numbers =
        actions.stream()
            .filter(AddSelect.class::isInstance)
            .map(AddSelect.class::cast)
            .filter(select -> select.expression() instanceof Aggregate)
            .toList();
    boolean same =
        numbers.size() == 2
            && !tree.multipliesRoot()
            && numbers.stream()
                .allMatch(one -> divides(one.expression()) && isOf(one.expression(), tree));
    if (!same) {
      return Optional.empty();
    }
    List<Action> divided = new ArrayList<>(actions);
    divided.set(divided.indexOf(numbers.get(0)), divided(numbers.get(0), numbers.get(1)));
    divided.remove(numbers.get(1));
    return Optional.of(divided);
  }

  private static boolean isOf(Expression number, JoinTree tree) {
    return UsedColumns.of(number)
        .map(ColumnName::table)
        .filter(t -> !t.equals(tree.root()))
        .isEmpty();
  }

  private AddSelect divided(AddSelect part, AddSelect whole) {
    Expression times = new Arithmetic(ONE, Sign.TIMES, part.expression());
    List<WordSpan> words =
        Stream.of(part.from(), whole.from(), from).flatMap(List::stream).distinct().toList();
    return new AddSelect(new Arithmetic(times, Sign.DIVIDED_BY, whole.expression()), words);
  }
}
