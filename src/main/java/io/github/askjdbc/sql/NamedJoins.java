package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a join compares that names columns of both sides: NATURAL and USING. */
final class NamedJoins {
  private final Relation.Join join;
  private final Scope scope;
  private final int before;
  private final Set<String> problems;
  private final List<JoinEquality> equalities = new ArrayList<>();

  /**
   * @param scope that holds both sides
   * @param before how many of its sources are the left side
   * @param problems is given what may not be compared
   */
  NamedJoins(Relation.Join join, Scope scope, int before, Set<String> problems) {
    this.join = join;
    this.scope = scope;
    this.before = before;
    this.problems = problems;
  }

  List<JoinEquality> read() {
    if (join.natural()) {
      natural();
    }
    join.using().forEach(this::using);
    return equalities;
  }

  /** Every name that both sides hold is compared. */
  private void natural() {
    if (scope.sources().stream().anyMatch(Source::holdsPrivate)) {
      problems.add("NATURAL JOIN would compare private columns; name the columns to join by");
    }
    for (Source left : left()) {
      for (Source right : right()) {
        for (Output output : right.outputs()) {
          Optional<Output> same =
              output.name().map(name -> new Name(name, name)).flatMap(left::output);
          if (same.isPresent()) {
            output.name().ifPresent(name -> scope.merge(new Name(name, name)));
            equal(left, same.get(), right, output, JoinEquality.Kind.NATURAL);
          }
        }
      }
    }
  }

  private void using(Name name) {
    if (scope.sources().stream().anyMatch(source -> source.holdsPrivate(name))) {
      problems.add(ColumnLookup.isPrivate(name));
    } else if (scope.sources().stream().noneMatch(source -> source.output(name).isPresent())) {
      problems.add("there is no column " + name.value() + " to join by");
    }
    scope.merge(name);
    for (Source left : left()) {
      for (Source right : right()) {
        Optional<Output> one = left.output(name);
        Optional<Output> other = right.output(name);
        if (one.isPresent() && other.isPresent()) {
          equal(left, one.get(), right, other.get(), JoinEquality.Kind.USING);
        }
      }
    }
  }

  private List<Source> left() {
    return scope.sources().subList(0, before);
  }

  private List<Source> right() {
    return scope.sources().subList(before, scope.sources().size());
  }

  private void equal(Source left, Output one, Source right, Output other, JoinEquality.Kind kind) {
    if (one.origin().isPresent() && other.origin().isPresent()) {
      equalities.add(
          new JoinEquality(
              new JoinEquality.Side(one.origin().get(), left.use()),
              new JoinEquality.Side(other.origin().get(), right.use()),
              kind,
              Clause.JOIN,
              join.span()));
    }
  }
}
