package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import java.util.Optional;

/** How a column may be compared with a value of the question. */
public enum Comparing {
  EQUAL(Operator.EQUAL),
  MORE(Operator.MORE),
  LESS(Operator.LESS),
  AT_LEAST(Operator.AT_LEAST),
  AT_MOST(Operator.AT_MOST),
  NOT_EQUAL(Operator.NOT_EQUAL),
  LIKE(null),
  NOT_LIKE(null),
  BETWEEN(null),
  /** Not a value of any condition. */
  NONE(null);

  private final Optional<Operator> operator;

  Comparing(Operator operator) {
    this.operator = Optional.ofNullable(operator);
  }

  /** The operator, for comparisons that have one. */
  public Optional<Operator> operator() {
    return operator;
  }

  public boolean like() {
    return this == LIKE || this == NOT_LIKE;
  }

  /** Whether it compares with one value. */
  public boolean single() {
    return this != BETWEEN && this != NONE;
  }
}
