package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import java.util.Optional;

/** Some values of a column, read once for each query. */
final class ColumnSample {
  private static final int ROWS = 50;

  private ColumnSample() {}

  /** Empty where the column comes out of a subquery. */
  static Optional<ProbeOutcome> of(Subject subject, Expr column) {
    return column instanceof Expr.ColumnRef ref && subject.names().uses().containsKey(ref)
        ? Optional.of(subject.probe(subject.names().cells(ref), ROWS))
        : Optional.empty();
  }
}
