package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.TableUse;
import java.util.stream.Stream;

/**
 * A column of a stored table that has to equal a text.
 *
 * @param use the place where the query reads the table
 * @param written the column as the query writes it
 */
record ComparedText(Predicate comparison, TableUse use, Expr.ColumnRef written, ColumnName column) {

  static Stream<ComparedText> of(Subject subject) {
    return subject.facts().operations().comparisons().stream()
        .filter(one -> one.operator() == Operator.EQUAL)
        .filter(
            one -> one.operands().stream().anyMatch(side -> subject.names().text(side).isPresent()))
        .flatMap(one -> of(subject, one));
  }

  private static Stream<ComparedText> of(Subject subject, Predicate comparison) {
    return comparison.operands().stream()
        .filter(Expr.ColumnRef.class::isInstance)
        .map(Expr.ColumnRef.class::cast)
        .filter(side -> subject.names().uses().containsKey(side))
        .filter(side -> subject.names().columns().containsKey(side))
        .map(
            side ->
                new ComparedText(
                    comparison,
                    subject.names().uses().get(side),
                    side,
                    subject.names().columns().get(side)));
  }
}
