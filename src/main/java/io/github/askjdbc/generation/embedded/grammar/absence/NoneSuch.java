package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What says that a row is without rows of another table that meet conditions, on themselves or on
 * what each of them refers to: without enrolments in a course of that title.
 */
final class NoneSuch {

  private NoneSuch() {}

  /** Empty where the rows are not tied in one way, or are known only by way of those without. */
  static Optional<Condition> of(
      Draft draft, TableName owner, TableName absent, List<Condition> conditions) {
    Set<TableName> told = tables(conditions);
    told.remove(absent);
    Optional<ForeignKey> key =
        Absence.onlyKey(draft, absent, owner).filter(one -> !owner.equals(absent));
    Optional<JoinTree> way =
        key.isEmpty() || told.contains(owner)
            ? Optional.empty()
            : draft
                .graph
                .connect(absent, told)
                .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous())
                .filter(tree -> tree.steps().stream().noneMatch(one -> one.table().equals(owner)));
    return way.map(
        tree -> {
          List<Condition> met = new ArrayList<>(conditions);
          met.add(0, new Condition.Present(new ColumnName(absent, key.get().fromColumns().get(0))));
          return Absence.among(absent, key.get(), tree.steps(), met);
        });
  }

  private static Set<TableName> tables(List<Condition> conditions) {
    return conditions.stream()
        .map(one -> new Action.AddWhere(one, List.of()))
        .flatMap(where -> UsedColumns.of(where).stream())
        .map(ColumnName::table)
        .collect(Collectors.toSet());
  }
}
