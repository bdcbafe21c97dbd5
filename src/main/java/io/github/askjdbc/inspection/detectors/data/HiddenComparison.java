package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.sql.TableUse;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A comparison of one table's columns with texts, of which the result does not show whether any row
 * meets it.
 *
 * @param affirmed without its negation
 * @param use the table whose rows decide it
 */
record HiddenComparison(Expr affirmed, TableUse use, Clause clause) {
  private static final Set<Operator> NEGATED =
      EnumSet.of(Operator.NOT_EQUAL, Operator.NOT_LIKE, Operator.NOT_IN_LIST);
  private static final Set<Operator> AFFIRMED =
      EnumSet.of(Operator.EQUAL, Operator.LIKE, Operator.IN_LIST);

  /** In the order of the text. */
  static List<HiddenComparison> all(Subject subject) {
    return subject.facts().operations().predicates().stream()
        .flatMap(predicate -> of(subject, predicate).stream())
        .toList();
  }

  private static Optional<HiddenComparison> of(Subject subject, Predicate predicate) {
    boolean negated = NEGATED.contains(predicate.operator());
    List<Expr> compared =
        predicate.operands().stream().filter(side -> subject.names().text(side).isEmpty()).toList();
    boolean texts = compared.size() == 1 && predicate.operands().size() > 1;
    if (!texts || !(negated || AFFIRMED.contains(predicate.operator()))) {
      return Optional.empty();
    }
    boolean shown =
        !negated
            && EmptyPredicate.CLAUSES.contains(predicate.clause())
            && compared.get(0) instanceof Expr.ColumnRef;
    return shown
        ? Optional.empty()
        : use(subject, compared.get(0))
            .map(use -> new HiddenComparison(affirmed(predicate.expr()), use, predicate.clause()));
  }

  private static Expr affirmed(Expr expr) {
    if (expr instanceof Expr.In in) {
      return new Expr.In(in.span(), in.operand(), false, in.set());
    }
    if (expr instanceof Expr.Comparison one) {
      String operator =
          switch (one.operator()) {
            case "NOT LIKE" -> "LIKE";
            case "NOT ILIKE" -> "ILIKE";
            case "<>", "!=" -> "=";
            default -> one.operator();
          };
      return new Expr.Comparison(one.span(), one.left(), operator, one.right(), one.escape());
    }
    return expr;
  }

  /** The only table whose columns are read; empty where rows of others or of groups are, too. */
  private static Optional<TableUse> use(Subject subject, Expr expr) {
    List<SqlNode> parts = ResolvedSelect.own(expr).toList();
    boolean others =
        parts.stream()
            .anyMatch(
                part ->
                    part instanceof Expr.Subquery
                        || (part instanceof Expr.Call call && call.aggregate()));
    Set<Optional<TableUse>> uses =
        parts.stream()
            .filter(Expr.ColumnRef.class::isInstance)
            .map(column -> Optional.ofNullable(subject.names().uses().get((Expr.ColumnRef) column)))
            .collect(Collectors.toSet());
    return others || uses.size() != 1 ? Optional.empty() : uses.iterator().next();
  }
}
