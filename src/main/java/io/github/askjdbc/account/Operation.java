package io.github.askjdbc.account;

import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape;
import io.github.askjdbc.sql.Shape.Part;
import java.util.EnumSet;
import java.util.Set;

/** Something that a query does and that words of a question may ask for. */
enum Operation {
  COUNT,
  SUM,
  /** SQLite's TOTAL. */
  TOTAL,
  AVERAGE,
  MAXIMUM,
  MINIMUM,
  /** Calls no function, so that its rows are those of its tables. */
  PLAIN_ROWS,
  /** Any ORDER BY, at any depth. */
  LOWEST_FIRST,
  HIGHEST_FIRST,
  /** The rows of the result are sorted, and cut. */
  LOWEST_KEPT,
  HIGHEST_KEPT,
  /** Compares by {@code >} or {@code >=}. */
  ABOVE,
  BELOW,
  /** BETWEEN, denied or not. */
  RANGE,
  /** Compares both by ABOVE and by BELOW. */
  BOUNDED,
  /** NOT in any place but the next two, and not equal. */
  NEGATION,
  NOT_BETWEEN,
  /** IS NULL and its like, which say that something is missing. */
  IS,
  EXCEPT,
  /** OR. */
  ALTERNATIVES,
  IN_LIST,
  IN_QUERY,
  UNION,
  SET_OPERATION,
  GROUP,
  DISTINCT,
  /** A function that takes each value once. */
  DISTINCT_VALUES;

  /** All that a query does. */
  static Set<Operation> of(QueryFacts facts) {
    Set<Operation> done = EnumSet.noneOf(Operation.class);
    addCalls(facts, done);
    addOrder(facts, done);
    addConditions(facts.operations(), done);
    Shape shape = facts.shape();
    add(done, SET_OPERATION, shape.has(Part.SET_OPERATION));
    add(done, GROUP, shape.has(Part.GROUP_BY));
    add(done, DISTINCT, shape.has(Part.DISTINCT));
    return done;
  }

  private static void addCalls(QueryFacts facts, Set<Operation> done) {
    Operations operations = facts.operations();
    add(done, COUNT, operations.calls("COUNT"));
    add(done, SUM, operations.calls("SUM"));
    add(done, TOTAL, operations.calls("TOTAL"));
    add(done, AVERAGE, operations.calls("AVG"));
    add(done, MAXIMUM, operations.calls("MAX"));
    add(done, MINIMUM, operations.calls("MIN"));
    add(done, PLAIN_ROWS, !facts.shape().has(Part.CALL));
    add(done, DISTINCT_VALUES, operations.callsDistinct());
  }

  private static void addOrder(QueryFacts facts, Set<Operation> done) {
    boolean cut = facts.shape().has(Part.LIMIT);
    add(done, LOWEST_FIRST, facts.shape().has(Part.ASCENDING));
    add(done, HIGHEST_FIRST, facts.shape().has(Part.DESCENDING));
    if (cut) {
      facts
          .outermostOrder()
          .forEach(key -> done.add(key.descending() ? HIGHEST_KEPT : LOWEST_KEPT));
    }
  }

  private static void addConditions(Operations operations, Set<Operation> done) {
    add(done, ABOVE, operations.compares(Operator.MORE, Operator.AT_LEAST));
    add(done, BELOW, operations.compares(Operator.LESS, Operator.AT_MOST));
    add(done, RANGE, operations.compares(Operator.BETWEEN, Operator.NOT_BETWEEN));
    add(done, BOUNDED, done.contains(ABOVE) && done.contains(BELOW));
    add(done, NOT_BETWEEN, operations.compares(Operator.NOT_BETWEEN));
    add(done, NEGATION, operations.negates());
    add(done, IN_LIST, operations.compares(Operator.IN_LIST, Operator.NOT_IN_LIST));
    add(done, IN_QUERY, operations.compares(Operator.IN_QUERY, Operator.NOT_IN_QUERY));
    add(done, IS, operations.compares(Operator.IS_NULL, Operator.IS_NOT_NULL, Operator.IS_TRUTH));
    add(done, ALTERNATIVES, operations.alternatives() > 0);
    add(done, EXCEPT, operations.combines("EXCEPT"));
    add(
        done,
        UNION,
        operations.setOperations().stream().anyMatch(set -> set.get(0).startsWith("UNION")));
  }

  private static void add(Set<Operation> done, Operation operation, boolean found) {
    if (found) {
      done.add(operation);
    }
  }
}
