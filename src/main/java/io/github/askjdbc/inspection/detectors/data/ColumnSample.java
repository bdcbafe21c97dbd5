package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import java.util.List;
import java.util.Optional;

/** Some values of a column, read once for each query. */
final class ColumnSample {
  private static final int ROWS = 50;

  private ColumnSample() {}

  /** Empty where the expression is no stored column; one that a subquery hands on is. */
  static Optional<ProbeOutcome> of(Subject subject, Expr column) {
    return subject
        .names()
        .column(column)
        .flatMap(name -> place(subject, column, name))
        .map(ref -> subject.probe(subject.names().cells(ref), ROWS));
  }

  /** Where a FROM gives the column: at its own place, or at that of the first that means it. */
  private static Optional<Expr.ColumnRef> place(Subject subject, Expr column, ColumnName name) {
    List<Expr.ColumnRef> places =
        subject.query().columns().stream()
            .map(Placed::node)
            .filter(ref -> subject.names().uses().containsKey(ref))
            .filter(ref -> name.equals(subject.names().columns().get(ref)))
            .toList();
    return places.stream().filter(column::equals).findFirst().or(() -> places.stream().findFirst());
  }
}
