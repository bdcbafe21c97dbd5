package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The comparisons of one column of a stored table with literals and nothing else. */
final class LiteralPredicates {
  private static final Set<Operator> OPERATORS =
      EnumSet.of(
          Operator.EQUAL,
          Operator.LESS,
          Operator.MORE,
          Operator.AT_MOST,
          Operator.AT_LEAST,
          Operator.LIKE,
          Operator.BETWEEN,
          Operator.IN_LIST);

  /**
   * @param use the table whose rows decide it
   */
  record OfTable(Expr expr, TableUse use, Clause clause) {}

  private final Subject subject;
  private final List<OfTable> predicates = new ArrayList<>();

  LiteralPredicates(Subject subject) {
    this.subject = subject;
    subject.facts().operations().predicates().stream()
        .filter(one -> OPERATORS.contains(one.operator()))
        .forEach(this::add);
  }

  /** In the order of the text. */
  List<OfTable> all() {
    return predicates;
  }

  private void add(Predicate predicate) {
    List<Expr> sides = predicate.operands();
    List<TableUse> uses =
        sides.stream()
            .filter(Expr.ColumnRef.class::isInstance)
            .flatMap(side -> Stream.ofNullable(subject.names().uses().get((Expr.ColumnRef) side)))
            .toList();
    long literals = sides.stream().filter(this::isLiteral).count();
    if (uses.size() == 1 && literals == sides.size() - 1) {
      predicates.add(new OfTable(predicate.expr(), uses.get(0), predicate.clause()));
    }
  }

  private boolean isLiteral(Expr expr) {
    return expr instanceof Expr.Numeric
        || expr instanceof Expr.Typed
        || subject.names().text(expr).isPresent();
  }
}
