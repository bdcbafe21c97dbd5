package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;

/**
 * How many rows have so many of another table: "how many customers have more than five orders"
 * counts the customers that a query of groups gives.
 */
public final class CountedGroups {

  private CountedGroups() {}

  /** Whether nothing but a number of the subject's rows is shown, of those with a condition. */
  public static boolean asked(Draft draft, List<Expression> selected) {
    return draft.countsSubject
        && selected.equals(List.of(Aggregate.countRows()))
        && draft.actions.stream().anyMatch(Action.AddHaving.class::isInstance);
  }

  /** What tells a row of the subject from all others; empty where it takes several columns. */
  public static Optional<Cell> key(Draft draft) {
    return draft
        .subject
        .flatMap(draft.knowledge.catalog()::table)
        .filter(table -> table.primaryKey().size() == 1)
        .map(CountedGroups::key);
  }

  private static Cell key(Table table) {
    return new Cell(new ColumnName(table.name(), table.primaryKey().get(0)));
  }

  /**
   * @param groups the actions of a query that selects the key of each row to be counted
   */
  public static List<Action> of(Cell key, List<Action> groups) {
    return List.of(
        new Action.AddSelect(Aggregate.countRows(), List.of()),
        new Action.AddFrom(key.column().table(), Optional.empty(), List.of()),
        new Action.AddWhere(new Condition.Among(key, groups, false), List.of()));
  }
}
