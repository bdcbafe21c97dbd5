package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A condition that is not made of others.
 *
 * @param expr all of it; NOT before it is another fact, but for EXISTS and IS NULL
 * @param written the operator as in the text, such as {@code !=} and {@code <>}, in upper case
 * @param operands what is compared, in the order of the text; a list of IN is written out
 */
public record Predicate(
    Expr expr, Operator operator, String written, List<Expr> operands, Clause clause) {

  /** How operands are compared. */
  public enum Operator {
    EQUAL,
    NOT_EQUAL,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST,
    LIKE,
    NOT_LIKE,
    /** {@code IS DISTINCT FROM}, which is not equal. */
    DISTINCT_FROM,
    /** {@code IS NOT DISTINCT FROM}, which is equal. */
    NOT_DISTINCT_FROM,
    BETWEEN,
    NOT_BETWEEN,
    IN_LIST,
    NOT_IN_LIST,
    IN_QUERY,
    NOT_IN_QUERY,
    IS_NULL,
    IS_NOT_NULL,
    /** {@code IS TRUE}, {@code IS NOT FALSE} and their like. */
    IS_TRUTH,
    EXISTS,
    NOT_EXISTS;

    /** What holds of two operands in the other order; the same for all but bounds. */
    public Operator turned() {
      return switch (this) {
        case LESS -> MORE;
        case AT_MOST -> AT_LEAST;
        case MORE -> LESS;
        case AT_LEAST -> AT_MOST;
        default -> this;
      };
    }
  }

  private static final Map<String, Operator> SIGNS =
      Map.ofEntries(
          Map.entry("=", Operator.EQUAL),
          Map.entry("<>", Operator.NOT_EQUAL),
          Map.entry("!=", Operator.NOT_EQUAL),
          Map.entry("<", Operator.LESS),
          Map.entry("<=", Operator.AT_MOST),
          Map.entry(">", Operator.MORE),
          Map.entry(">=", Operator.AT_LEAST),
          Map.entry("LIKE", Operator.LIKE),
          Map.entry("ILIKE", Operator.LIKE),
          Map.entry("NOT LIKE", Operator.NOT_LIKE),
          Map.entry("NOT ILIKE", Operator.NOT_LIKE),
          Map.entry("IS DISTINCT FROM", Operator.DISTINCT_FROM),
          Map.entry("IS NOT DISTINCT FROM", Operator.NOT_DISTINCT_FROM));

  private static final Map<String, Operator> TESTS =
      Map.of("IS NULL", Operator.IS_NULL, "IS NOT NULL", Operator.IS_NOT_NULL);

  public Predicate {
    operands = List.copyOf(operands);
  }

  static Optional<Predicate> of(Placed<Expr> placed) {
    Expr expr = placed.node();
    Clause clause = placed.clause();
    if (expr instanceof Expr.Comparison one) {
      return Optional.of(of(one, clause));
    }
    if (expr instanceof Expr.In in) {
      return Optional.of(of(in, clause));
    }
    if (expr instanceof Expr.Between one) {
      Operator operator = one.negated() ? Operator.NOT_BETWEEN : Operator.BETWEEN;
      String written = one.negated() ? "NOT BETWEEN" : "BETWEEN";
      List<Expr> operands = List.of(one.operand(), one.low(), one.high());
      return Optional.of(new Predicate(expr, operator, written, operands, clause));
    }
    if (expr instanceof Expr.Is is) {
      Operator operator = TESTS.getOrDefault(is.test(), Operator.IS_TRUTH);
      return Optional.of(new Predicate(expr, operator, is.test(), List.of(is.operand()), clause));
    }
    return expr instanceof Expr.Subquery query && query.word().equals("EXISTS")
        ? Optional.of(new Predicate(expr, Operator.EXISTS, "EXISTS", List.of(expr), clause))
        : Optional.empty();
  }

  private static Predicate of(Expr.Comparison one, Clause clause) {
    Operator operator = SIGNS.get(one.operator());
    if (operator == null) {
      throw new RefusedSqlException("the operator " + one.operator() + " is not understood");
    }
    return new Predicate(one, operator, one.operator(), List.of(one.left(), one.right()), clause);
  }

  private static Predicate of(Expr.In in, Clause clause) {
    List<Expr> operands = new ArrayList<>(List.of(in.operand()));
    String written = in.negated() ? "NOT IN" : "IN";
    if (in.set() instanceof Expr.Group list) {
      operands.addAll(list.items());
      Operator operator = in.negated() ? Operator.NOT_IN_LIST : Operator.IN_LIST;
      return new Predicate(in, operator, written, operands, clause);
    }
    operands.add(in.set());
    Operator operator = in.negated() ? Operator.NOT_IN_QUERY : Operator.IN_QUERY;
    return new Predicate(in, operator, written, operands, clause);
  }

  /** Whether a NOT before a condition makes it another one, and needs no telling of its own. */
  static boolean isDenied(Expr expr) {
    return (expr instanceof Expr.Is is && TESTS.containsKey(is.test()))
        || (expr instanceof Expr.Subquery query && query.word().equals("EXISTS"));
  }

  Predicate negated() {
    return switch (operator) {
      case IS_NULL -> new Predicate(expr, Operator.IS_NOT_NULL, "IS NOT NULL", operands, clause);
      case IS_NOT_NULL -> new Predicate(expr, Operator.IS_NULL, "IS NULL", operands, clause);
      default -> new Predicate(expr, Operator.NOT_EXISTS, "NOT EXISTS", operands, clause);
    };
  }

  /** What stands in the list of an IN; empty for all others. */
  public List<Expr> listed() {
    return operator == Operator.IN_LIST || operator == Operator.NOT_IN_LIST
        ? operands.subList(1, operands.size())
        : List.of();
  }

  /** Whether two names are written as equal, as joins do. */
  public boolean equatesNames() {
    return operator == Operator.EQUAL
        && operands.stream()
            .allMatch(side -> side instanceof Expr.ColumnRef ref && !ref.name().value().isEmpty());
  }
}
