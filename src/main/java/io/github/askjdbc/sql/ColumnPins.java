package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.ColumnSearch.Found;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Puts the table before a column where its name alone may mean something else to the target, now or
 * after its tables have changed: a column of a query around is found only after all that is nearer,
 * and a name that is also that of a table may be its row.
 */
final class ColumnPins {
  private static final Set<Dialect> WHOLE_ROWS =
      EnumSet.of(Dialect.POSTGRESQL, Dialect.DUCKDB, Dialect.STANDARD);

  /** Targets where {@code a.b} may be the part b of a column a. */
  private static final Set<Dialect> PARTS_OF_COLUMNS = EnumSet.of(Dialect.DUCKDB, Dialect.TRINO);

  private final Dialect dialect;

  ColumnPins(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Whether a name without a table before it needs one. */
  boolean needed(Expr.ColumnRef ref, Found found, Scope scope) {
    return !found.scope().is(scope)
        || (WHOLE_ROWS.contains(dialect) && ColumnSearch.rowNamed(ref.name(), scope));
  }

  /** The name with its table before it; empty where that would not say it either. */
  Optional<Expr> pinned(Expr.ColumnRef ref, Found found, Scope scope) {
    return found.together()
        ? Optional.empty()
        : found
            .source()
            .name()
            .filter(table -> !captured(table, found, scope))
            .map(table -> new Expr.ColumnRef(ref.span(), List.of(table), ref.name()));
  }

  /** What is wrong with the table before a name. */
  Optional<String> problem(Expr.ColumnRef ref, Found found, Scope scope) {
    return ref.qualifier().isEmpty() || !captured(ref.qualifier().get(0), found, scope)
        ? Optional.empty()
        : Optional.of(ColumnSearch.unclear(ref.qualifier().get(0)).problem());
  }

  /** Whether the name of a table would be taken for something nearer than the table. */
  private boolean captured(Name table, Found found, Scope scope) {
    for (Scope at = scope; !at.is(found.scope()); at = at.outer().orElseThrow()) {
      if (ColumnSearch.rowNamed(table, at) || isColumn(table, at)) {
        return true;
      }
    }
    return found.scope().sources().stream().filter(source -> source.named(table)).count() > 1;
  }

  private boolean isColumn(Name name, Scope scope) {
    return PARTS_OF_COLUMNS.contains(dialect)
        && (scope.sources().stream().anyMatch(source -> source.holds(name))
            || scope.beside().stream().anyMatch(source -> source.holds(name)));
  }
}
