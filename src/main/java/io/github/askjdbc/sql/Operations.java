package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a query computes and compares, at any depth, in the order of the text.
 *
 * @param calls aggregates, window functions and functions of one row alike
 * @param negations how many NOTs stand before a condition; those before EXISTS and IS NULL are in
 *     the predicate
 * @param alternatives how many conditions are joined by OR
 * @param divisions how many expressions divide
 * @param divisionsByMore those among them that divide by more than a number that is written out
 * @param setOperations the operators of each, such as {@code UNION ALL}
 */
public record Operations(
    List<Placed<Expr.Call>> calls,
    List<Predicate> predicates,
    int negations,
    int alternatives,
    int divisions,
    int divisionsByMore,
    List<List<String>> setOperations) {

  private static final Predicate.Operator[] NEGATED = {
    Predicate.Operator.NOT_EQUAL,
    Predicate.Operator.NOT_LIKE,
    Predicate.Operator.DISTINCT_FROM,
    Predicate.Operator.NOT_BETWEEN,
    Predicate.Operator.IS_NULL,
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
        if (Predicate.isDenied(operand)) {
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
        chains(query, "OR"),
        chains(query, "/"),
        divisionsByMore(query),
        query.all(QueryBody.SetOperation.class).stream()
            .map(set -> set.node().operators())
            .toList());
  }

  private static int divisionsByMore(ParsedQuery query) {
    return (int)
        query.all(Expr.Chain.class).stream()
            .map(Placed::node)
            .filter(chain -> chain.operators().contains("/"))
            .filter(
                chain ->
                    IntStream.range(0, chain.operators().size())
                        .filter(at -> chain.operators().get(at).equals("/"))
                        .anyMatch(at -> !(chain.operands().get(at + 1) instanceof Expr.Numeric)))
            .count();
  }

  private static int chains(ParsedQuery query, String operator) {
    return (int)
        query.all(Expr.Chain.class).stream()
            .filter(chain -> chain.node().operators().contains(operator))
            .count();
  }

  /**
   * Whether any of some functions is called, over rows, over a window or of one row.
   *
   * @param names in upper case
   */
  public boolean calls(String... names) {
    for (Placed<Expr.Call> call : calls) {
      for (String name : names) {
        if (name.equals(call.node().name())) {
          return true;
        }
      }
    }
    return false;
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
    int count = 0;
    for (Predicate one : predicates) {
      for (Predicate.Operator operator : operators) {
        if (operator == one.operator()) {
          count++;
          break;
        }
      }
    }
    return count;
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
   * Whether anything is denied: by NOT, as not equal, or as missing. IS NOT NULL denies nothing of
   * what is stored, and IS NOT DISTINCT FROM means equal.
   */
  public boolean negates() {
    return negations > 0 || compares(NEGATED);
  }

  /** Whether one of several is enough: by OR, a list, or UNION. */
  public boolean alternates() {
    return alternatives > 0
        || predicates.stream().anyMatch(one -> one.listed().size() > 1)
        || combines("UNION");
  }

  public boolean divides() {
    return divisions > 0;
  }

  /** Whether it divides by more than a number that is written out, which only changes the unit. */
  public boolean dividesByMore() {
    return divisionsByMore > 0;
  }

  /**
   * Whether any set operation has an operator, with or without ALL.
   *
   * @param operator without ALL
   */
  public boolean combines(String operator) {
    return setOperations.stream()
        .flatMap(List::stream)
        .anyMatch(one -> one.equals(operator) || one.equals(operator + " ALL"));
  }
}
