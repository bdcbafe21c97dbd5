package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.ColumnSearch.Found;
import io.github.askjdbc.sql.Scope.Merge;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes out what a {@code *} over stored tables stands for: the target would show what its tables
 * hold by then, which may be more than was looked at.
 */
final class StarColumns {
  /**
   * Targets that show a column of USING where the first table has it, and not before all others.
   */
  private static final Set<Dialect> IN_PLACE = EnumSet.of(Dialect.SQLITE, Dialect.DUCKDB);

  /** Targets that show the columns of USING among those of a single table. */
  private static final Set<Dialect> WHOLE_TABLES =
      EnumSet.of(
          Dialect.SQLITE,
          Dialect.DUCKDB,
          Dialect.POSTGRESQL,
          Dialect.MYSQL,
          Dialect.MARIADB,
          Dialect.H2);

  private final Dialect dialect;
  private final Set<String> problems;
  private final IdentifierQuoting quoting;
  private final PseudoColumns pseudoColumns;
  private final Map<Expr.Star, List<Expr>> written = new HashMap<>();

  /**
   * @param problems is given the stars that may not be shown
   */
  StarColumns(Dialect dialect, Set<String> problems) {
    this.dialect = dialect;
    this.problems = problems;
    this.quoting = IdentifierQuoting.of(dialect);
    this.pseudoColumns = PseudoColumns.of(dialect);
  }

  Map<Expr.Star, List<Expr>> written() {
    return written;
  }

  /** The columns that it stands for. */
  List<Found> of(Expr.Star star, Scope scope) {
    List<Source> meant =
        scope.sources().stream()
            .filter(source -> star.qualifier().isEmpty() || source.named(star.qualifier()))
            .toList();
    if (meant.isEmpty()) {
      problems.add("a * stands for no table of this FROM");
    }
    if (!star.qualifier().isEmpty() && meant.size() > 1) {
      problems.add(ColumnSearch.unclear(star.qualifier().get(0)).problem());
    }
    for (Source source : meant) {
      if (source.holdsPrivate()) {
        problems.add(
            "a * would show private columns of "
                + source.name().map(Name::value).orElse("a table")
                + "; name the columns wanted");
      }
    }
    return star.qualifier().isEmpty() && !scope.merges().isEmpty()
        ? joined(star, scope)
        : listed(star, scope, meant);
  }

  private List<Found> listed(Expr.Star star, Scope scope, List<Source> meant) {
    boolean alone = star.qualifier().isEmpty();
    if (!alone && !scope.merges().isEmpty() && !WHOLE_TABLES.contains(dialect)) {
      unclear();
    }
    List<Found> found = found(scope, meant);
    List<Expr> columns = new ArrayList<>();
    for (Source source : meant) {
      boolean bare = alone && scope.sources().size() == 1 && !holdsItsName(source);
      if (source.use().isPresent()) {
        source.listed().forEach(output -> columns.add(column(star, source, bare, output)));
      } else {
        columns.add(new Expr.Star(star.span(), source.name().stream().toList()));
      }
    }
    boolean stored = meant.stream().anyMatch(source -> source.use().isPresent());
    if (stored && scope.sources().size() > 1) {
      distinct(scope);
    }
    if (stored || !alone) {
      written.put(star, columns);
    }
    return found;
  }

  private static List<Found> found(Scope scope, List<Source> sources) {
    return sources.stream()
        .flatMap(
            source ->
                source.listed().stream().map(output -> new Found(scope, source, output, false)))
        .toList();
  }

  private static boolean holdsItsName(Source source) {
    return source.name().filter(source::holds).isPresent();
  }

  /** Each relation needs a name of its own to be written before its columns. */
  private void distinct(Scope scope) {
    List<Source> sources = scope.sources();
    for (Source source : sources) {
      boolean told =
          source.name().isPresent()
              && sources.stream().filter(other -> other.named(source.name().get())).count() == 1;
      if (!told) {
        unclear();
      }
    }
  }

  /** Columns of USING are shown once; where, is known for the plainest joins only. */
  private List<Found> joined(Expr.Star star, Scope scope) {
    Merge merge = scope.merges().get(0);
    List<Source> sources = scope.sources();
    boolean plain =
        scope.merges().size() == 1
            && sources.size() == 2
            && (merge.kind().equals("JOIN") || merge.kind().equals("LEFT JOIN"))
            && sources.stream().allMatch(s -> s.listed().size() == s.outputs().size())
            && sources.stream()
                .flatMap(s -> s.outputs().stream())
                .allMatch(o -> o.name().isPresent());
    List<Output> shared = plain ? shared(sources.get(0), merge) : List.of();
    if (!plain || !inOrder(shared, merge)) {
      unclear();
      return found(scope, sources);
    }
    distinct(scope);
    List<Found> found = merged(scope, shared, merge);
    boolean bare = dialect == Dialect.ORACLE;
    written.put(
        star,
        found.stream()
            .map(one -> column(star, one.source(), bare && one.together(), one.output()))
            .toList());
    return found;
  }

  private List<Found> merged(Scope scope, List<Output> shared, Merge merge) {
    Source left = scope.sources().get(0);
    Source right = scope.sources().get(1);
    // the left side gives the shared value; Oracle alone wants it without a table
    List<Found> found = new ArrayList<>();
    if (!IN_PLACE.contains(dialect)) {
      shared.forEach(output -> found.add(new Found(scope, left, output, true)));
    }
    for (Output output : left.outputs()) {
      if (IN_PLACE.contains(dialect) || !shared.contains(output)) {
        found.add(new Found(scope, left, output, shared.contains(output)));
      }
    }
    for (Output output : right.outputs()) {
      if (merge.names().stream().noneMatch(output::named)) {
        found.add(new Found(scope, right, output, false));
      }
    }
    return found;
  }

  private static List<Output> shared(Source left, Merge merge) {
    return left.outputs().stream()
        .filter(output -> merge.names().stream().anyMatch(output::named))
        .toList();
  }

  private static boolean inOrder(List<Output> shared, Merge merge) {
    if (shared.size() != merge.names().size()) {
      return false;
    }
    for (int i = 0; i < shared.size(); i++) {
      if (!shared.get(i).named(merge.names().get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A column of the result that a {@code *} gives, by the name that it is written with. */
  Output shown(Found column) {
    return new Output(called(column.source(), column.output()), column.output().origin());
  }

  private Optional<Name> called(Source source, Output output) {
    return source.use().isEmpty()
        ? output.name()
        : output.name().map(name -> new Name(quoting.quoteWhereNeeded(name.value()), name.value()));
  }

  /** A column as it is stored, or as the query itself calls it. */
  private Expr column(Expr.Star star, Source source, boolean bare, Output output) {
    Name name = called(source, output).orElseThrow();
    pseudoColumns.problemOfStored(name).ifPresent(problems::add);
    List<Name> table = bare ? List.of() : source.name().stream().toList();
    return new Expr.ColumnRef(star.span(), table, name);
  }

  private void unclear() {
    problems.add("what a * shows over this join is not clear; name the columns wanted");
  }
}
