package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.Scope.Merge;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What joins compare that name columns of both sides: NATURAL and USING. A NATURAL JOIN is written
 * with the columns that it joins by, since the target would join by those that its tables share by
 * then.
 */
final class NamedJoins {
  private final IdentifierQuoting quoting;
  private final NameFolding folding;
  private final PseudoColumns pseudoColumns;
  private final Set<String> problems;
  private final Map<Relation.Join, List<Name>> natural = new HashMap<>();

  /**
   * @param problems is given what may not be compared
   */
  NamedJoins(Dialect dialect, Set<String> problems) {
    this.quoting = IdentifierQuoting.of(dialect);
    this.folding = NameFolding.ofColumns(dialect);
    this.pseudoColumns = PseudoColumns.of(dialect);
    this.problems = problems;
  }

  /** The columns by which the NATURAL JOINs join; without any, all rows are joined with all. */
  Map<Relation.Join, List<Name>> natural() {
    return natural;
  }

  /**
   * @param scope that holds both sides
   * @param before how many of its sources are the left side
   */
  List<JoinEquality> read(Relation.Join join, Scope scope, int before) {
    if (!join.natural() && join.using().isEmpty()) {
      return List.of();
    }
    List<Source> left = scope.sources().subList(0, before);
    List<Source> right = scope.sources().subList(before, scope.sources().size());
    List<Name> names = join.natural() ? shared(join, scope, left, right) : join.using();
    if (join.natural()) {
      natural.put(join, names);
      if (names.isEmpty()) {
        return List.of();
      }
    }
    JoinEquality.Kind kind = join.natural() ? JoinEquality.Kind.NATURAL : JoinEquality.Kind.USING;
    List<JoinEquality> equalities = new ArrayList<>();
    for (Name name : names) {
      check(name, scope, left, right);
      for (Source one : left) {
        for (Source other : right) {
          equality(join, kind, name, one, other).ifPresent(equalities::add);
        }
      }
    }
    scope.add(new Merge(join.joinedKind(), names, before, scope.sources().size()));
    return equalities;
  }

  private void check(Name name, Scope scope, List<Source> left, List<Source> right) {
    List<Source> holding = left.stream().filter(source -> source.holds(name)).toList();
    boolean once =
        right.stream().filter(source -> source.outputs(name).size() == 1).count() == 1
            && (holding.size() == 1 || scope.merged(name, holding));
    if (scope.sources().stream().anyMatch(source -> source.holdsPrivate(name))) {
      problems.add(ColumnSearch.isPrivate(name));
    } else if (holding.isEmpty() || right.stream().noneMatch(source -> source.holds(name))) {
      problems.add("there is no column " + name.value() + " on both sides to join by");
    } else if (!once) {
      problems.add(ColumnSearch.unclear(name).problem());
    }
    pseudoColumns.problemOfStored(name).ifPresent(problems::add);
  }

  /** The names that both sides hold, in the order of the left one. */
  private List<Name> shared(
      Relation.Join join, Scope scope, List<Source> left, List<Source> right) {
    if (scope.sources().stream().anyMatch(Source::holdsPrivate)) {
      problems.add("NATURAL JOIN would compare private columns; name the columns to join by");
    }
    if (scope.sources().stream().anyMatch(s -> s.listed().size() < s.outputs().size())) {
      problems.add("NATURAL JOIN may compare invisible columns; name the columns to join by");
    }
    List<Name> names = new ArrayList<>();
    for (Source source : left) {
      for (Output output : source.outputs()) {
        output
            .name()
            .map(name -> source.use().isPresent() ? stored(name) : name)
            .filter(name -> right.stream().anyMatch(other -> other.holds(name)))
            .filter(name -> names.stream().noneMatch(own -> own.matches(name.value())))
            .ifPresent(names::add);
      }
    }
    for (Name name : names) {
      if (!right.stream().allMatch(source -> spelt(name, source))) {
        problems.add(ColumnSearch.unclear(name).problem());
      }
    }
    if (names.isEmpty() && !join.joinedKind().equals("JOIN")) {
      problems.add("NATURAL JOIN finds no column to join by; name the columns to join by");
    }
    return names;
  }

  private Name stored(Name name) {
    return new Name(quoting.quoteWhereNeeded(name.value()), name.value());
  }

  /** Whether the columns of that name are spelt so that the target finds them. */
  private boolean spelt(Name name, Source source) {
    return source.outputs(name).stream()
        .allMatch(
            output ->
                source.use().isPresent()
                    ? folding.same(name, output.name().orElseThrow().value())
                    : folding.same(name, output.name().orElseThrow()));
  }

  private static Optional<JoinEquality> equality(
      Relation.Join join, JoinEquality.Kind kind, Name name, Source left, Source right) {
    Optional<JoinEquality.Side> one = side(name, left);
    Optional<JoinEquality.Side> other = side(name, right);
    return one.isPresent() && other.isPresent()
        ? Optional.of(new JoinEquality(one.get(), other.get(), kind, Clause.JOIN, join.span()))
        : Optional.empty();
  }

  private static Optional<JoinEquality.Side> side(Name name, Source source) {
    return source.outputs(name).stream()
        .findFirst()
        .flatMap(Output::origin)
        .map(origin -> new JoinEquality.Side(origin, source.use()));
  }
}
