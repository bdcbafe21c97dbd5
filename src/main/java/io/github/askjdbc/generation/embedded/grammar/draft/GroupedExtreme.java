package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The extreme rows of each group, those that tie all: rows that hold the largest or the smallest
 * cell of those with the same group. What limits the rows limits those that they are compared with.
 *
 * @param order by which the extreme is told, over all rows
 * @param group columns of the same table
 * @param shown what a group is called by
 * @param rows the table whose rows the groups are; empty for cells of the same table
 * @param from the words that ask for groups
 */
public record GroupedExtreme(
    Action.AddOrderBy order,
    List<ColumnName> group,
    List<ColumnName> shown,
    Optional<TableName> rows,
    List<WordSpan> from) {

  /** Believed that much less where the question asks to see the groups alone. */
  private static final double NAMES_UNASKED = 0.5;

  private ColumnName measured() {
    return ((Cell) order.expression()).column();
  }

  /** The actions of a draft with the extreme of each group; empty where they ask for more. */
  public Optional<List<Action>> of(Draft draft) {
    TableName table = measured().table();
    List<Condition> within = new ArrayList<>();
    List<Action> others = new ArrayList<>();
    for (Action action : draft.actions) {
      boolean replaced =
          action.equals(order) || action instanceof Action.AddLimit || isPresence(action);
      boolean plain = action instanceof Action.AddWhere || action instanceof Action.AddDistinct;
      if (!replaced && !plain) {
        return Optional.empty();
      }
      if (action instanceof Action.AddWhere where && !replaced) {
        if (isOf(where.condition(), table)) {
          within.add(where.condition());
        } else if (rows.filter(group -> isOf(where.condition(), group)).isEmpty()) {
          return Optional.empty();
        }
      }
      if (!replaced) {
        others.add(action);
      }
    }
    if (draft.subject.filter(subject -> !subject.equals(table)).isPresent()) {
      return Optional.empty();
    }
    draft.subject = Optional.of(table);
    Expression.Function end =
        order.descending() ? Expression.Function.MAX : Expression.Function.MIN;
    List<WordSpan> spans = new ArrayList<>(order.from());
    spans.addAll(from);
    others.add(
        new Action.AddWhere(
            new Condition.OfGroup(
                new Cell(measured()), Condition.Operator.EQUAL, end, group, within),
            spans));
    return Optional.of(others);
  }

  /** An empty cell is no extreme anyhow. */
  private boolean isPresence(Action action) {
    return action instanceof Action.AddWhere where
        && where.condition().equals(new Condition.Present(measured()));
  }

  /** Whether a condition is on the cells of one table alone. */
  private static boolean isOf(Condition condition, TableName table) {
    boolean plain =
        condition instanceof Condition.Present
            || condition instanceof Condition.Defined
            || condition instanceof Condition.Like
            || condition instanceof Condition.AnyOf
            || condition instanceof Condition.Between
            || (condition instanceof Condition.Comparison compared
                && compared.right() instanceof Condition.Literal);
    List<ColumnName> columns =
        plain ? UsedColumns.of(new Action.AddWhere(condition, List.of())) : List.of();
    return !columns.isEmpty() && columns.stream().allMatch(one -> one.table().equals(table));
  }

  /**
   * Shows the group before all else, unless the question says what of it is to be shown, and names
   * the rows, unless it asks for more of them than their extreme.
   */
  public void show(Draft draft, List<Expression> selected) {
    boolean more =
        selected.stream()
            .flatMap(one -> UsedColumns.of(one).stream())
            .anyMatch(one -> one.table().equals(measured().table()) && !isKnown(one));
    if (!more) {
      int measure = selected.indexOf(order.expression());
      draft.belief *= measure < 0 ? NAMES_UNASKED : 1;
      List<Expression> names = new ArrayList<>();
      draft.knowledge.catalog().table(measured().table()).stream()
          .flatMap(table -> NamingColumns.of(table).stream())
          .map(Cell::new)
          .filter(name -> !selected.contains(name))
          .forEach(names::add);
      selected.addAll(measure < 0 ? selected.size() : measure, names);
    }
    boolean told =
        selected.stream()
            .flatMap(one -> UsedColumns.of(one).stream())
            .anyMatch(column -> rows.filter(column.table()::equals).isPresent());
    List<Expression> missing = new ArrayList<>(shown.stream().map(Cell::new).toList());
    missing.removeAll(selected);
    if (!told) {
      selected.addAll(0, missing);
    }
  }

  private boolean isKnown(ColumnName column) {
    return column.equals(measured()) || group.contains(column);
  }

  /** Whether no other tables are joined, which might leave out rows of a group. */
  public boolean holds(Set<TableName> joined) {
    return joined.stream()
        .allMatch(one -> one.equals(measured().table()) || rows.filter(one::equals).isPresent());
  }
}
