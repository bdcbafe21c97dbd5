package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the column that a name means, from the nearest relations outwards; never a private one. */
final class ColumnLookup {
  private final Dialect dialect;
  private final Set<String> problems;
  private final Map<Expr.ColumnRef, ColumnName> columns = new HashMap<>();
  private final Map<Expr.ColumnRef, TableUse> uses = new HashMap<>();
  private final Set<Expr.ColumnRef> textual = new HashSet<>();

  /**
   * @param problems is given the names that are unknown, unclear or private
   */
  ColumnLookup(Dialect dialect, Set<String> problems) {
    this.dialect = dialect;
    this.problems = problems;
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

  /**
   * @param aliases names of the result's columns that may be meant here
   * @param aliasesFirst as in ORDER BY; elsewhere a column of FROM is meant first
   * @return the scope that gives the column; empty for a column of the result, and for a problem
   */
  Optional<Scope> find(
      Expr.ColumnRef ref, Scope scope, Map<String, Output> aliases, boolean aliasesFirst) {
    boolean alias = ref.qualifier().isEmpty() && aliases.containsKey(ref.name().folded());
    Optional<Scope> level = Optional.of(scope);
    while (level.isPresent()) {
      Scope here = level.get();
      List<Source> meant =
          here.sources().stream()
              .filter(source -> ref.qualifier().isEmpty() || source.named(ref.qualifier()))
              .toList();
      if (meant.stream().anyMatch(source -> source.holdsPrivate(ref.name()))) {
        problems.add(isPrivate(ref.name()));
        return Optional.empty();
      }
      List<Source> holding =
          meant.stream().filter(source -> source.output(ref.name()).isPresent()).toList();
      if (alias && (aliasesFirst || holding.isEmpty())) {
        aliases.get(ref.name().folded()).origin().ifPresent(origin -> columns.put(ref, origin));
        return Optional.empty();
      }
      if (holding.size() == 1 || (!holding.isEmpty() && here.merged(ref.name()))) {
        Source source = holding.get(0);
        source.output(ref.name()).flatMap(Output::origin).ifPresent(o -> columns.put(ref, o));
        source.use().ifPresent(use -> uses.put(ref, use));
        return level;
      }
      if (holding.size() > 1) {
        problems.add(
            "the column " + ref.name().value() + " is in several tables; name the table before it");
        return Optional.empty();
      }
      alias = false;
      level = here.outer();
    }
    unknown(ref);
    return Optional.empty();
  }

  private void unknown(Expr.ColumnRef ref) {
    boolean bare = ref.qualifier().isEmpty();
    if (bare && ref.name().doubleQuoted() && dialect == Dialect.SQLITE) {
      textual.add(ref);
    } else {
      problems.add(
          "there is no column "
              + ref.name().value()
              + " in the tables of this query that questions may use");
    }
  }

  static String isPrivate(Name name) {
    return "the column " + name.value() + " is private and may not be used in any place";
  }
}
