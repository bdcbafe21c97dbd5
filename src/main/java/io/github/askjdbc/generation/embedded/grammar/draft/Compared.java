package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;

/** An operator with the number on its right. */
public record Compared(Condition.Operator operator, Condition.Literal literal) {

  /** The comparison with its left side. */
  public Condition with(Expression left) {
    return new Condition.Comparison(left, operator, literal);
  }

  /** Whether the fewer the better, so that none at all will do. */
  public boolean holdsOfNone() {
    return operator == Condition.Operator.LESS || operator == Condition.Operator.AT_MOST;
  }
}
