package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherRole;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What says that a row is without rows of another table: that none refers to it, by itself or by
 * way of others, or that it refers to none.
 */
public final class Absence {

  private Absence() {}

  /** Where nothing refers to a row, or it to nothing, whenever that was. */
  static Optional<Condition> ever(
      Draft draft, TableName owner, TableName absent, boolean unknown, boolean leads) {
    Optional<ForeignKey> referring = onlyKey(draft, absent, owner);
    Optional<Condition> own =
        referring
            .filter(key -> !leads)
            .filter(draft.graph::isUnsaid)
            .flatMap(key -> unset(draft, owner, absent));
    if (own.isPresent()) {
      return own; // a team has one leader, and is without members where none refers to it
    }
    return EachKey.none(draft, absent, owner, Absence::unreferenced)
        .or(() -> referring.map(Absence::unreferenced))
        .or(() -> unset(draft, owner, absent))
        .or(() -> beyond(draft, owner, absent, List.of()))
        .or(() -> unknown ? Optional.empty() : bridged(draft, owner, absent));
  }

  /** "Employees who lead no team" may be members of one. */
  static boolean leads(Draft draft, int verb, TableName absent) {
    return draft.isUnknown(verb)
        && draft.graph.inRole(absent, Stemming.stem(draft.tokens.get(verb).text())).isPresent();
  }

  /** Where nothing of a time refers to a row. */
  static Optional<Condition> then(
      Draft draft, TableName owner, TableName absent, List<Condition> time) {
    Function<ForeignKey, Condition> by = key -> among(absent, key, List.of(), present(key, time));
    return EachKey.none(draft, absent, owner, by)
        .or(() -> onlyKey(draft, absent, owner).map(by))
        .or(() -> beyond(draft, owner, absent, time));
  }

  /** Where only the rows of a third table tell which belong together. */
  private static Optional<Condition> bridged(Draft draft, TableName owner, TableName absent) {
    Optional<JoinTree> way =
        draft
            .graph
            .connect(owner, Set.of(absent))
            .filter(tree -> !tree.ambiguous() && tree.steps().size() == 2);
    if (way.isEmpty() || owner.equals(absent)) {
      return Optional.empty();
    }
    ForeignKey to = way.get().steps().get(0).key();
    ForeignKey beyond = way.get().steps().get(1).key();
    boolean bridge =
        to.to().equals(owner)
            && beyond.to().equals(absent)
            && beyond.from().equals(to.from())
            && to.fromColumns().size() == 1;
    if (!bridge) {
      return Optional.empty();
    }
    boolean open = draft.columns.known(reference(beyond)).filter(Column::nullable).isPresent();
    if (open && !isLink(draft, to, beyond) && !isUndeclared(draft, to.from())) {
      return Optional.empty();
    }
    return Optional.of(
        open
            ? among(
                to.from(),
                to,
                List.of(),
                present(to, List.of(new Condition.Present(reference(beyond)))))
            : new Condition.Unreferenced(
                new ColumnName(owner, to.toColumns().get(0)), reference(to)));
  }

  /**
   * Whether nobody said of any column that it is always filled, so that none says that it is not.
   */
  private static boolean isUndeclared(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .allMatch(
            table ->
                table.columns().stream()
                    .filter(column -> !table.primaryKey().contains(column.name().column()))
                    .allMatch(Column::nullable));
  }

  /** Whether the rows between hold the two keys and nothing else. */
  private static boolean isLink(Draft draft, ForeignKey one, ForeignKey other) {
    Set<String> keys = new HashSet<>(one.fromColumns());
    keys.addAll(other.fromColumns());
    return draft.knowledge.catalog().table(one.from()).stream()
        .flatMap(table -> table.columns().stream())
        .allMatch(column -> keys.contains(column.name().column()));
  }

  private static Optional<Condition> unset(Draft draft, TableName owner, TableName absent) {
    return owner.equals(absent)
        ? Optional.empty()
        : onlyKey(draft, owner, absent)
            .map(Absence::reference)
            .flatMap(draft.columns::known)
            .filter(Column::nullable)
            .map(known -> new Condition.Present(new Expression.Cell(known.name()), true));
  }

  /** Rows of other tables between them: "products that were never returned", by way of orders. */
  static Optional<Condition> beyond(
      Draft draft, TableName owner, TableName absent, List<Condition> time) {
    Optional<JoinTree> way =
        draft
            .graph
            .connect(absent, Set.of(owner))
            .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous());
    if (way.isEmpty() || owner.equals(absent)) {
      return Optional.empty();
    }
    List<JoinTree.Step> steps = way.get().steps();
    ForeignKey last = steps.get(steps.size() - 1).key();
    boolean role = steps.size() == 1 && OtherRole.is(draft, last);
    if (!last.to().equals(owner) || last.fromColumns().size() != 1 || role) {
      return Optional.empty();
    }
    return Optional.of(
        among(absent, last, steps.subList(0, steps.size() - 1), present(last, time)));
  }

  private static List<Condition> present(ForeignKey key, List<Condition> time) {
    List<Condition> conditions = new ArrayList<>();
    conditions.add(new Condition.Present(reference(key)));
    conditions.addAll(time);
    return conditions;
  }

  /** Rows that a key of none of these rows leads to. */
  public static Condition among(
      TableName absent, ForeignKey key, List<JoinTree.Step> between, List<Condition> conditions) {
    return among(absent, key, between, conditions, true);
  }

  /**
   * Rows that a key of some of other rows leads to, or of none.
   *
   * @param between what is joined to those others to tell which are meant
   */
  public static Condition among(
      TableName others,
      ForeignKey key,
      List<JoinTree.Step> between,
      List<Condition> conditions,
      boolean negated) {
    Expression.Cell reference = new Expression.Cell(reference(key));
    List<Action> query = new ArrayList<>();
    query.add(new Action.AddSelect(reference, List.of()));
    query.add(new Action.AddFrom(others, Optional.empty(), List.of()));
    between.forEach(
        step ->
            query.add(
                new Action.AddFrom(
                    step.table(), Optional.of(Action.Join.on(step.key(), false)), List.of())));
    conditions.forEach(one -> query.add(new Action.AddWhere(one, List.of())));
    return new Condition.Among(
        new Expression.Cell(new ColumnName(key.to(), key.toColumns().get(0))), query, negated);
  }

  /** By which rows of a table refer to those of another, if no other key does or the words tell. */
  static Optional<ForeignKey> onlyKey(Draft draft, TableName from, TableName to) {
    List<ForeignKey> keys = draft.graph.references(from, to);
    boolean sure = keys.size() == 1 || draft.graph.told(keys);
    Optional<ForeignKey> owning = keys.size() == 2 ? owning(draft, keys) : Optional.empty();
    if (owning.isPresent()) {
      return owning;
    }
    return keys.stream()
        .limit(1)
        .filter(key -> sure && key.fromColumns().size() == 1)
        .filter(key -> !OtherRole.is(draft, key))
        .findFirst();
  }

  /**
   * "Tasks without dependencies" have no row of their own among those, whose other key leads to
   * what they depend on, as the rows are called.
   */
  private static Optional<ForeignKey> owning(Draft draft, List<ForeignKey> keys) {
    Set<String> called =
        NameParts.of(ShortNames.writtenOut(keys.get(0).from().name())).stream()
            .flatMap(part -> NameStems.of(part).stream())
            .collect(Collectors.toSet());
    JoinGraph calling = draft.graph.asked(called);
    List<ForeignKey> plain = keys.stream().filter(key -> !calling.tells(key)).toList();
    boolean other = plain.size() < keys.size();
    return plain.stream()
        .filter(key -> other && plain.size() == 1 && key.fromColumns().size() == 1)
        .findFirst();
  }

  private static Condition unreferenced(ForeignKey key) {
    return new Condition.Unreferenced(
        new ColumnName(key.to(), key.toColumns().get(0)), reference(key));
  }

  private static ColumnName reference(ForeignKey key) {
    return new ColumnName(key.from(), key.fromColumns().get(0));
  }
}
