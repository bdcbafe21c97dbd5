package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows that a link table repeats, but never within a group: a film of three categories counts once
 * in the mean length of each of them, since no category holds a film twice.
 */
final class OncePerGroup {

  private final Draft draft;
  private final List<Action> actions;

  OncePerGroup(Draft draft, List<Action> actions) {
    this.draft = draft;
    this.actions = actions;
  }

  /**
   * @param tree rooted at the rows, over all tables that are joined
   */
  boolean holds(JoinTree tree) {
    List<JoinTree.Step> repeating =
        tree.steps().stream().filter(JoinTree.Step::multiplies).toList();
    return repeating.size() == 1
        && draft.knowledge.catalog().table(repeating.get(0).table()).stream()
            .anyMatch(link -> tellsGroups(link, repeating.get(0), tree));
  }

  /** Whether the other end of the link is what the groups are of. */
  private boolean tellsGroups(Table link, JoinTree.Step first, JoinTree tree) {
    return first.key().from().equals(link.name())
        && tree.steps().stream()
            .filter(step -> step.key().from().equals(link.name()) && isGroup(step.table()))
            .anyMatch(step -> isUnique(link, first, step));
  }

  private static boolean isUnique(Table link, JoinTree.Step first, JoinTree.Step other) {
    List<String> ends = new ArrayList<>(first.key().fromColumns());
    ends.addAll(other.key().fromColumns());
    return link.isUnique(ends);
  }

  /** Whether each group is of one row of a table. */
  boolean isGroup(TableName table) {
    List<String> key =
        draft.knowledge.catalog().table(table).map(Table::primaryKey).orElse(List.of());
    return !key.isEmpty()
        && key.stream()
            .map(column -> new Cell(new ColumnName(table, column)))
            .allMatch(
                cell ->
                    actions.stream()
                        .anyMatch(
                            one ->
                                one instanceof Action.AddGroupBy group
                                    && group.expression().equals(cell)));
  }
}
