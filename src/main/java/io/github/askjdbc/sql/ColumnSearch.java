package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for the column of FROM that a name means, from the nearest relations outwards.
 *
 * <p>Targets differ in what they see first and in how they compare names. Where another one than
 * ours would find something else, the name is unclear.
 */
final class ColumnSearch {
  /** Targets where a query in FROM sees no relation beside it, unless it says LATERAL. */
  private static final Set<Dialect> BLIND_TO_SIBLINGS =
      EnumSet.of(
          Dialect.H2,
          Dialect.HSQLDB,
          Dialect.DERBY,
          Dialect.SQLITE,
          Dialect.POSTGRESQL,
          Dialect.MYSQL,
          Dialect.MARIADB);

  private final boolean blindToSiblings;
  private final NameFolding columns;
  private final NameFolding relations;

  ColumnSearch(Dialect dialect) {
    this.blindToSiblings = BLIND_TO_SIBLINGS.contains(dialect);
    this.columns = NameFolding.ofColumns(dialect);
    this.relations = NameFolding.ofRelations(dialect);
  }

  /** What was found. */
  sealed interface Outcome {}

  /**
   * A column, and where.
   *
   * @param together whether it is one column of several relations joined by USING
   */
  record Found(Scope scope, Source source, Output output, boolean together) implements Outcome {
    @SuppressWarnings("ReferenceEquality") // equal sources may stand at two places of FROM
    boolean same(Found other) {
      return source == other.source && output == other.output && together == other.together;
    }
  }

  /** The name may not be used. */
  record Refused(String problem) implements Outcome {}

  /** No column has that name. */
  record Nothing() implements Outcome {}

  /** How sure it is that a target finds what was found. */
  private enum Certainty {
    SURE,
    /** If a stored column is spelt otherwise than the target's settings want. */
    SPELLING,
    UNSURE
  }

  private record Match(Source source, Output output, Certainty certainty) {}

  Outcome find(Expr.ColumnRef ref, Scope scope) {
    Optional<Found> found = Optional.empty();
    Certainty certainty = Certainty.SURE;
    boolean row = false;
    for (Optional<Scope> at = Optional.of(scope); at.isPresent(); at = at.get().outer()) {
      Scope here = at.get();
      List<Source> meant = meant(ref, here.sources());
      if (meant.stream().anyMatch(source -> source.holdsPrivate(ref.name()))) {
        return new Refused(isPrivate(ref.name()));
      }
      List<Match> matches = matches(ref, here, meant);
      if (found.isPresent()) {
        if (mayReach(ref, here) || (certainty == Certainty.UNSURE && !matches.isEmpty())) {
          return unclear(ref.name());
        }
        continue;
      }
      if (mayMean(ref, here.beside()) || (row && !matches.isEmpty())) {
        return unclear(ref.name());
      }
      boolean together = isOneColumn(ref.name(), here, matches);
      if (matches.size() > 1 && !together) {
        return several(ref.name());
      }
      if (!matches.isEmpty()) {
        Match match = matches.get(0);
        found = Optional.of(new Found(here, match.source(), match.output(), together));
        certainty = match.certainty();
        if (certainty == Certainty.SURE) {
          return found.get();
        }
      } else if (!ref.qualifier().isEmpty() && !meant.isEmpty()) {
        // some targets look further out, others take it for a function of the row
        return new Nothing();
      }
      row = row || (ref.qualifier().isEmpty() && rowNamed(ref.name(), here));
    }
    return found.isPresent() ? found.get() : new Nothing();
  }

  private static boolean isOneColumn(Name name, Scope here, List<Match> matches) {
    return matches.size() > 1 && here.merged(name, matches.stream().map(Match::source).toList());
  }

  private static Refused several(Name name) {
    return new Refused(
        "the column " + name.value() + " is in several tables; name the table before it");
  }

  /** Whether a target may look for a name as far out as here, though a nearer one was found. */
  private boolean mayReach(Expr.ColumnRef ref, Scope here) {
    boolean row = ref.qualifier().isEmpty() && rowNamed(ref.name(), here);
    boolean blind = blindToSiblings && here.holdsSiblingsAlone();
    return row || (!blind && mayMean(ref, here.beside()));
  }

  /** Whether any relation, here or around, has that name, so that a row of it may be meant. */
  boolean rowNamedAnywhere(Name name, Scope scope) {
    for (Optional<Scope> at = Optional.of(scope); at.isPresent(); at = at.get().outer()) {
      if (rowNamed(name, at.get())) {
        return true;
      }
    }
    return false;
  }

  static boolean rowNamed(Name name, Scope scope) {
    return scope.sources().stream().anyMatch(source -> source.named(name))
        || scope.beside().stream().anyMatch(source -> source.named(name));
  }

  static String isPrivate(Name name) {
    return "the column " + name.value() + " is private and may not be used in any place";
  }

  static Refused unclear(Name name) {
    return new Refused(
        "the name "
            + name.value()
            + " may mean several things here; name the table before it, or give an alias of its"
            + " own");
  }

  private static List<Source> meant(Expr.ColumnRef ref, List<Source> sources) {
    return sources.stream()
        .filter(source -> ref.qualifier().isEmpty() || source.named(ref.qualifier()))
        .toList();
  }

  private static boolean mayMean(Expr.ColumnRef ref, List<Source> sources) {
    return ref.qualifier().isEmpty()
        ? sources.stream().anyMatch(source -> source.holds(ref.name()) || source.named(ref.name()))
        : !meant(ref, sources).isEmpty();
  }

  /** Of columns that differ by case alone the one that is surely meant. */
  private List<Match> matches(Expr.ColumnRef ref, Scope here, List<Source> meant) {
    List<Match> matches = new ArrayList<>();
    for (Source source : meant) {
      List<Match> all =
          source.outputs(ref.name()).stream()
              .map(output -> new Match(source, output, certainty(ref, here, source, output)))
              .toList();
      List<Match> sure = all.stream().filter(m -> m.certainty() == Certainty.SURE).toList();
      matches.addAll(all.size() > 1 && sure.size() == 1 ? sure : all);
    }
    return matches;
  }

  private Certainty certainty(Expr.ColumnRef ref, Scope here, Source source, Output output) {
    if (here.doubts(source) || !surely(ref.qualifier(), source)) {
      return Certainty.UNSURE;
    }
    Name name = output.name().orElseThrow();
    if (source.use().isPresent()) {
      return columns.same(ref.name(), name.value()) ? Certainty.SURE : Certainty.SPELLING;
    }
    return columns.same(ref.name(), name) ? Certainty.SURE : Certainty.UNSURE;
  }

  private boolean surely(List<Name> qualifier, Source source) {
    if (qualifier.size() == 1) {
      return relations.same(qualifier.get(0), source.name().orElseThrow());
    }
    int skipped = source.path().size() - qualifier.size();
    for (int i = 0; i < qualifier.size(); i++) {
      if (!relations.same(qualifier.get(i), source.path().get(skipped + i))) {
        return false;
      }
    }
    return true;
  }
}
