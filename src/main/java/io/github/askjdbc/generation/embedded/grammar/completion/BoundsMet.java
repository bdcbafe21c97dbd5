package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition.Comparison;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import java.util.List;
import java.util.Optional;

/**
 * Whether a cell can be where all conditions of a query want it: no day is in 2022 and in 2023, so
 * that who asks so means something else.
 */
final class BoundsMet {

  private BoundsMet() {}

  static boolean in(List<Action> query) {
    List<Comparison> bounds =
        query.stream()
            .filter(Action.AddWhere.class::isInstance)
            .map(action -> ((Action.AddWhere) action).condition())
            .filter(Comparison.class::isInstance)
            .map(Comparison.class::cast)
            .filter(one -> one.left() instanceof Cell && one.right() instanceof Literal)
            .toList();
    return bounds.stream()
        .filter(one -> one.operator() == Operator.AT_LEAST || one.operator() == Operator.MORE)
        .allMatch(low -> bounds.stream().noneMatch(high -> isBelow(high, low)));
  }

  /** Whether the cell must be less than what it must be at least. */
  private static boolean isBelow(Comparison high, Comparison low) {
    boolean same = high.left().equals(low.left());
    return same
        && high.operator() == Operator.LESS
        && compared((Literal) high.right(), (Literal) low.right())
            .filter(one -> one <= 0)
            .isPresent();
  }

  private static Optional<Integer> compared(Literal one, Literal other) {
    if (one instanceof Literal.Day first && other instanceof Literal.Day second) {
      return Optional.of(first.value().compareTo(second.value()));
    }
    if (one instanceof Literal.Numeral first && other instanceof Literal.Numeral second) {
      return Optional.of(first.value().compareTo(second.value()));
    }
    if (one instanceof Literal.Text first && other instanceof Literal.Text second) {
      return Optional.of(first.value().compareTo(second.value()));
    }
    return Optional.empty();
  }
}
