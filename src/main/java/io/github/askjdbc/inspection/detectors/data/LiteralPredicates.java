package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The comparisons of one column of a stored table with literals and nothing else. */
final class LiteralPredicates {
  private static final Set<String> OPERATORS = Set.of("=", "<", ">", "<=", ">=", "LIKE", "ILIKE");

  /**
   * @param use the table whose rows decide it
   */
  record Predicate(Expr expr, TableUse use, Clause clause) {}

  private final Subject subject;
  private final List<Predicate> predicates = new ArrayList<>();

  LiteralPredicates(Subject subject) {
    this.subject = subject;
    for (Placed<Expr> placed : subject.query().all(Expr.class)) {
      Expr expr = placed.node();
      if (expr instanceof Expr.Comparison comparison && OPERATORS.contains(comparison.operator())) {
        add(placed, List.of(comparison.left(), comparison.right()));
      } else if (expr instanceof Expr.Between between && !between.negated()) {
        add(placed, List.of(between.operand(), between.low(), between.high()));
      } else if (expr instanceof Expr.In in
          && !in.negated()
          && in.set() instanceof Expr.Group list) {
        List<Expr> sides = new ArrayList<>(list.items());
        sides.add(in.operand());
        add(placed, sides);
      }
    }
  }

  /** In the order of the text. */
  List<Predicate> all() {
    return predicates;
  }

  private void add(Placed<Expr> placed, List<Expr> sides) {
    List<TableUse> uses =
        sides.stream()
            .filter(Expr.ColumnRef.class::isInstance)
            .flatMap(side -> Stream.ofNullable(subject.names().uses().get((Expr.ColumnRef) side)))
            .toList();
    long literals = sides.stream().filter(this::isLiteral).count();
    if (uses.size() == 1 && literals == sides.size() - 1) {
      predicates.add(new Predicate(placed.node(), uses.get(0), placed.clause()));
    }
  }

  private boolean isLiteral(Expr expr) {
    return expr instanceof Expr.Numeric
        || expr instanceof Expr.Typed
        || subject.names().text(expr).isPresent();
  }
}
