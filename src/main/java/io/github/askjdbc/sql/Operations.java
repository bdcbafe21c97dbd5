package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a query computes and compares, at any depth, in the order of the text.
 *
 * @param calls aggregates, window functions and functions of one row alike
 * @param negations how many NOTs stand before a condition; NOT EXISTS is a predicate
 * @param alternatives how many conditions are joined by OR
 * @param setOperations the operators of each, such as {@code UNION ALL}
 */
public record Operations(
    List<Placed<Expr.Call>> calls,
    List<Predicate> predicates,
    int negations,
    int alternatives,
    List<List<String>> setOperations) {

  private static final Predicate.Operator[] NEGATED = {
    Predicate.Operator.NOT_EQUAL,
    Predicate.Operator.NOT_LIKE,
    Predicate.Operator.NOT_DISTINCT_FROM,
    Predicate.Operator.NOT_IN_LIST,
    Predicate.Operator.NOT_IN_QUERY,
    Predicate.Operator.NOT_EXISTS
  };

  public Operations {
    calls = List.copyOf(calls);
    predicates = List.copyOf(predicates);
    setOperations = List.copyOf(setOperations);
  }

  static Operations of(ParsedQuery query) {
    Set<Expr> denied = Collections.newSetFromMap(new IdentityHashMap<>());
    int negations = 0;
    for (Placed<Expr.Prefixed> placed : query.all(Expr.Prefixed.class)) {
      if (placed.node().operator().equals("NOT")) {
        Expr operand = placed.node().operand().ungrouped();
        boolean exists = operand instanceof Expr.Subquery found && found.word().equals("EXISTS");
        if (exists) {
          denied.add(operand);
        } else {
          negations++;
        }
      }
    }
    List<Predicate> predicates = new ArrayList<>();
    for (Placed<Expr> placed : query.all(Expr.class)) {
      Optional<Predicate> predicate = Predicate.of(placed);
      predicate
          .map(one -> denied.contains(one.expr()) ? one.negated() : one)
          .ifPresent(predicates::add);
    }
    return new Operations(
        query.calls(),
        predicates,
        negations,
        (int)
            query.all(Expr.Chain.class).stream()
                .filter(chain -> chain.node().operators().contains("OR"))
                .count(),
        query.all(QueryBody.SetOperation.class).stream()
            .map(set -> set.node().operators())
            .toList());
  }

  /**
   * Whether any of some functions is called, over rows, over a window or of one row.
   *
   * @param names in upper case
   */
  public boolean calls(String... names) {
    List<String> wanted = List.of(names);
    return calls.stream().anyMatch(call -> wanted.contains(call.node().name()));
  }

  /** Whether a call takes each value once, as {@code COUNT(DISTINCT ...)} does. */
  public boolean callsDistinct() {
    return calls.stream().anyMatch(call -> call.node().distinct());
  }

  /** Whether any condition compares in any of some ways. */
  public boolean compares(Predicate.Operator... operators) {
    return count(operators) > 0;
  }

  /** How many conditions compare in any of some ways. */
  public int count(Predicate.Operator... operators) {
    List<Predicate.Operator> wanted = Arrays.asList(operators);
    return (int) predicates.stream().filter(one -> wanted.contains(one.operator())).count();
  }

  /** Conditions that compare two sides by a sign or by LIKE; not those by IN, BETWEEN or IS. */
  public List<Predicate> comparisons() {
    return predicates.stream().filter(one -> one.expr() instanceof Expr.Comparison).toList();
  }

  /** Conditions by IN, with a list or a query. */
  public List<Predicate> memberships() {
    return predicates.stream().filter(one -> one.expr() instanceof Expr.In).toList();
  }

  /**
   * Whether NOT stands anywhere but in NOT BETWEEN and IS NOT NULL, or something is compared as not
   * equal. IS NOT DISTINCT FROM is among them, though it means equal.
   */
  public boolean negates() {
    return negations > 0 || compares(NEGATED);
  }

  /**
   * Whether any set operation has an operator.
   *
   * @param operator with or without ALL behind it
   */
  public boolean combines(String operator) {
    return setOperations.stream().anyMatch(operators -> operators.contains(operator));
  }
}
