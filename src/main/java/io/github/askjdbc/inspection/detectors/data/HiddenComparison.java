package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A comparison of one table's columns with texts, of which the result does not show whether any row
 * meets it.
 *
 * @param affirmed without its negation
 * @param use the table whose rows decide it
 */
record HiddenComparison(Expr affirmed, TableUse use, Clause clause) {
  private static final Set<Clause> FILTERS = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);
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
            && FILTERS.contains(predicate.clause())
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
    List<SqlNode> parts = new ArrayList<>(List.of(expr));
    List<TableUse> uses = new ArrayList<>();
    for (int at = 0; at < parts.size(); at++) {
      SqlNode part = parts.get(at);
      if (part instanceof Expr.Subquery || (part instanceof Expr.Call call && call.aggregate())) {
        return Optional.empty();
      }
      if (part instanceof Expr.ColumnRef column) {
        TableUse use = subject.names().uses().get(column);
        if (use == null) {
          return Optional.empty();
        }
        uses.add(use);
      }
      parts.addAll(part.children());
    }
    return uses.stream().distinct().count() == 1 ? Optional.of(uses.get(0)) : Optional.empty();
  }
}
