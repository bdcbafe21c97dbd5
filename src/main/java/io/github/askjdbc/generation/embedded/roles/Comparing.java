package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import java.util.Optional;

/** How a column may be compared with a value of the question. */
public enum Comparing {
  EQUAL(0, Operator.EQUAL),
  MORE(1, Operator.MORE),
  LESS(2, Operator.LESS),
  AT_LEAST(3, Operator.AT_LEAST),
  AT_MOST(4, Operator.AT_MOST),
  NOT_EQUAL(5, Operator.NOT_EQUAL),
  LIKE(6, null),
  NOT_LIKE(7, null),
  BETWEEN(8, null),
  /** Not a value of any condition. */
  NONE(9, null);

  private final int place;
  private final Optional<Operator> operator;

  Comparing(int place, Operator operator) {
    this.place = place;
    this.operator = Optional.ofNullable(operator);
  }

  /** Among the classes of the model, from 0. */
  public int place() {
    return place;
  }

  /** The operator, for comparisons that have one. */
  public Optional<Operator> operator() {
    return operator;
  }

  /** Whether rows that hold the value are left out. */
  public boolean denies() {
    return this == NOT_EQUAL || this == NOT_LIKE;
  }

  /** Whether it compares with one value. */
  public boolean single() {
    return this != BETWEEN && this != NONE;
  }
}
