package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Aliases.Alias;
import io.github.askjdbc.sql.Aliases.Place;
import io.github.askjdbc.sql.ColumnSearch.Found;
import io.github.askjdbc.sql.ColumnSearch.Outcome;
import io.github.askjdbc.sql.ColumnSearch.Refused;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides what the names of a query mean, and how they are written so that the target reads them
 * so: never a private column, never a whole row.
 */
final class ColumnLookup {
  private final Dialect dialect;
  private final Set<String> problems;
  private final ColumnSearch search;
  private final ColumnPins pins;
  private final PseudoColumns pseudoColumns;
  private final NameFolding folding;
  private final Map<Expr.ColumnRef, ColumnName> columns = new HashMap<>();
  private final Map<Expr.ColumnRef, TableUse> uses = new HashMap<>();
  private final Map<Expr.ColumnRef, Found> found = new HashMap<>();
  private final Map<Expr.ColumnRef, Expr> written = new HashMap<>();
  private final Set<Expr.ColumnRef> textual = new HashSet<>();

  /**
   * @param problems is given the names that are unknown, unclear or private
   */
  ColumnLookup(Dialect dialect, Set<String> problems) {
    this.dialect = dialect;
    this.problems = problems;
    this.search = new ColumnSearch(dialect);
    this.pins = new ColumnPins(dialect);
    this.pseudoColumns = PseudoColumns.of(dialect);
    this.folding = NameFolding.ofColumns(dialect);
  }

  /** The stored columns behind the names that were looked up. */
  Map<Expr.ColumnRef, ColumnName> columns() {
    return columns;
  }

  /** The places in FROM that give them. */
  Map<Expr.ColumnRef, TableUse> uses() {
    return uses;
  }

  /** Double-quoted names that mean text. */
  Set<Expr.ColumnRef> textual() {
    return textual;
  }

  /** What is written in place of names, where it differs from the text. */
  Map<Expr.ColumnRef, Expr> written() {
    return written;
  }

  /** The stored column that an expression is, if it is one and nothing else. */
  Optional<ColumnName> stored(Expr expr) {
    return expr instanceof Expr.ColumnRef ref
        ? Optional.ofNullable(columns.get(ref))
        : Optional.empty();
  }

  /** The column of FROM that a name was found to mean. */
  Optional<Found> meaning(Expr expr) {
    return expr instanceof Expr.ColumnRef ref
        ? Optional.ofNullable(found.get(ref))
        : Optional.empty();
  }

  /**
   * @param aliases names of the result's columns, seen from where the name stands
   * @return the scope that gives the column; empty for a column of the result, and for a problem
   */
  Optional<Scope> find(Expr.ColumnRef ref, Scope scope, Aliases aliases) {
    Outcome outcome = search.find(ref, scope);
    Optional<Alias> alias = aliases.named(ref);
    if (alias.isPresent() && aliases.place().readsAliases(dialect)) {
      return named(ref, scope, alias.get(), aliases.place(), outcome);
    }
    boolean other =
        alias.isPresent() && aliases.place() != Place.ELSEWHERE && !same(alias.get(), outcome);
    if (other && aliases.place() != Place.AGGREGATE) {
      outcome = outcome instanceof Found ? ColumnSearch.unclear(ref.name()) : outcome;
    }
    return column(ref, scope, outcome, other || aliases.implies(ref));
  }

  /** A name that may be that of a column of the result. */
  private Optional<Scope> named(
      Expr.ColumnRef ref, Scope scope, Alias alias, Place place, Outcome outcome) {
    boolean row = search.rowNamedAnywhere(ref.name(), scope);
    boolean alone = outcome instanceof ColumnSearch.Nothing && !row;
    if (place == Place.ORDER_KEY) {
      if (folding.same(ref.name(), alias.name()) || alone) {
        return isPrivateHere(ref.name(), scope)
            ? column(ref, scope, outcome, false)
            : result(ref, alias);
      }
      // the stored column and the one of the result are one, whichever the target's settings find
      return same(alias, outcome)
          ? column(ref, scope, outcome, true)
          : column(ref, scope, ColumnSearch.unclear(ref.name()), false);
    }
    if (alone) {
      return result(ref, alias);
    }
    if (same(alias, outcome)) {
      return column(ref, scope, outcome, false);
    }
    boolean columnFirst =
        place == Place.GROUP_KEY
            && dialect != Dialect.H2
            && outcome instanceof Found column
            && column.scope().is(scope);
    return column(
        ref, scope, columnFirst ? outcome : ColumnSearch.unclear(ref.name()), columnFirst);
  }

  private static boolean isPrivateHere(Name name, Scope scope) {
    return scope.sources().stream().anyMatch(source -> source.holdsPrivate(name));
  }

  private static boolean same(Alias alias, Outcome outcome) {
    return outcome instanceof Found column && alias.column().filter(column::same).isPresent();
  }

  private Optional<Scope> result(Expr.ColumnRef ref, Alias alias) {
    alias.output().origin().ifPresent(origin -> columns.put(ref, origin));
    return Optional.empty();
  }

  /**
   * @param contested whether a column of the result has the same name, or may have
   */
  private Optional<Scope> column(
      Expr.ColumnRef ref, Scope scope, Outcome outcome, boolean contested) {
    if (outcome instanceof Refused refused) {
      problems.add(refused.problem());
      return Optional.empty();
    }
    if (!(outcome instanceof Found column)) {
      unknown(ref);
      return Optional.empty();
    }
    boolean stored = column.source().use().isPresent();
    Optional<String> problem =
        (stored
                ? pseudoColumns.problemOfStored(ref.name())
                : pseudoColumns.problemOfGiven(ref.name()))
            .or(() -> pins.problem(ref, column, scope));
    if (problem.isPresent()) {
      problems.add(problem.get());
      return Optional.empty();
    }
    found.put(ref, column);
    column.output().origin().ifPresent(origin -> columns.put(ref, origin));
    column.source().use().ifPresent(use -> uses.put(ref, use));
    if (ref.qualifier().isEmpty() && (contested || pins.needed(ref, column, scope))) {
      pins.pinned(ref, column, scope)
          .ifPresentOrElse(
              pinned -> written.put(ref, pinned),
              () -> problems.add(ColumnSearch.unclear(ref.name()).problem()));
    }
    return Optional.of(column.scope());
  }

  private void unknown(Expr.ColumnRef ref) {
    boolean bare = ref.qualifier().isEmpty();
    if (bare && ref.name().doubleQuoted() && dialect == Dialect.SQLITE) {
      textual.add(ref);
      written.put(ref, new Expr.Text(ref.span(), ref.name().value()));
    } else {
      problems.add(
          "there is no column "
              + ref.name().value()
              + " in the tables of this query that questions may use");
    }
  }
}
