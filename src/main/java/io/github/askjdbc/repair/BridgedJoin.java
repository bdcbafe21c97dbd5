package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Joins two tables that no key joins directly by way of the one table that keys join with both.
 *
 * <p>Left alone: a join whose ON holds more than the comparison, one with several tables to go by,
 * and one whose table between is in the FROM already.
 */
final class BridgedJoin {

  private BridgedJoin() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    for (ResolvedSelect select : subject.names().selects()) {
      for (JoinEquality equality : select.joins()) {
        boolean flagged =
            equality.kind() == JoinEquality.Kind.ON
                && findings.stream().anyMatch(found -> found.span().equals(equality.span()));
        if (flagged) {
          Optional<Change> change = change(subject, select, equality);
          if (change.isPresent()) {
            return change;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Change> change(
      Subject subject, ResolvedSelect select, JoinEquality equality) {
    List<Relation> from = select.select().from();
    for (int i = 1; i < from.size(); i++) {
      Relation.Join join = (Relation.Join) from.get(i);
      boolean whole =
          join.on().filter(on -> on.span().equals(equality.span())).isPresent()
              && join.right() instanceof Relation.TableRef;
      if (whole) {
        TableUse one = equality.left().use().orElseThrow();
        TableUse other = equality.right().use().orElseThrow();
        boolean rightLast = other.ref() == join.right();
        return change(subject, select, i, rightLast ? one : other, rightLast ? other : one);
      }
    }
    return Optional.empty();
  }

  /**
   * @param before stands in the FROM before the join at {@code index}, whose table is {@code last}
   */
  private static Optional<Change> change(
      Subject subject, ResolvedSelect select, int index, TableUse before, TableUse last) {
    KeyPaths paths = new KeyPaths(subject.keys(), subject.query().dialect());
    TableName from = before.table().name();
    TableName to = last.table().name();
    Optional<TableName> bridge =
        paths
            .bridge(from, to)
            .filter(
                table ->
                    select.tables().stream().noneMatch(use -> use.table().name().equals(table)));
    Optional<KeyPaths.Pair> first = bridge.flatMap(table -> paths.direct(from, table));
    Optional<KeyPaths.Pair> second = bridge.flatMap(table -> paths.direct(table, to));
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    Relation.Join join = (Relation.Join) select.select().from().get(index);
    Span at = join.span();
    List<Name> name = parts(bridge.get(), paths);
    Expr there = paths.equality(KeyPaths.qualifier(before), first.get(), name, at);
    Expr on = paths.equality(name, second.get(), KeyPaths.qualifier(last), at);
    List<Relation> relations = new ArrayList<>(select.select().from());
    relations.set(index, joined(join, join.right(), on));
    relations.add(index, joined(join, new Relation.TableRef(at, name, Optional.empty()), there));
    QueryBody.Select old = select.select();
    return Optional.of(
        Change.of(
            old,
            old.withFrom(relations),
            "%s and %s are joined by way of %s".formatted(from, to, bridge.get())));
  }

  private static Relation joined(Relation.Join join, Relation right, Expr on) {
    return new Relation.Join(join.span(), join.kind(), right, Optional.of(on), List.of());
  }

  private static List<Name> parts(TableName table, KeyPaths paths) {
    return Stream.of(table.schema(), Optional.of(table.name()))
        .flatMap(Optional::stream)
        .map(paths::name)
        .toList();
  }
}
