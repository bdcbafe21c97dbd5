package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;

/** The number of each group that is compared: "an average score above 4, and what is it". */
public final class ComparedAggregate {

  private ComparedAggregate() {}

  /** Empty unless one number over a column is compared, and no other is shown. */
  public static Optional<Expression> of(Draft draft) {
    List<Expression> compared =
        draft.actions.stream()
            .filter(Action.AddHaving.class::isInstance)
            .map(having -> ((Action.AddHaving) having).condition())
            .filter(Condition.Comparison.class::isInstance)
            .map(comparison -> ((Condition.Comparison) comparison).left())
            .filter(left -> left instanceof Aggregate number && number.column().isPresent())
            .toList();
    boolean alone =
        draft.counted.isEmpty()
            && draft.selected.stream().noneMatch(one -> one.expression() instanceof Aggregate);
    return compared.size() == 1 && alone ? Optional.of(compared.get(0)) : Optional.empty();
  }
}
