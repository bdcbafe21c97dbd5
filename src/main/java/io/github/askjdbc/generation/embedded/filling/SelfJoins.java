package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.schema.KeyEntry;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Reads a query over the rows of a table once more over those that the same table's key refers to:
 * the manager of an employee, the employees of a manager, employees beside their managers. Only
 * where the question names the key ("manager", "reports to") and nothing else stands for it.
 */
final class SelfJoins {

  /** Most queries join no table with itself. */
  private static final double SELDOM = 1;

  private final Mentions mentions;
  private final Composer composer;

  SelfJoins(Mentions mentions, Composer composer) {
    this.mentions = mentions;
    this.composer = composer;
  }

  List<Filled> of(Filled filled) {
    List<Filled> joined = new ArrayList<>();
    for (KeyEntry key : mentions.schema().keys()) {
      int table = mentions.schema().tableOf(key.from());
      Mention mention = mentions.columns().get(key.from());
      boolean fits =
          table == mentions.schema().tableOf(key.to())
              && key.from() != key.to()
              && filled.tables().contains(table)
              && filled.sketch().nested().isEmpty()
              && mention.found()
              && !filled.slots().columns().contains(key.from());
      if (fits) {
        joined.addAll(joined(filled, key, mentions.schema().table(table).name()));
      }
    }
    return joined;
  }

  private List<Filled> joined(Filled filled, KeyEntry key, TableName table) {
    Predicate<Integer> own = column -> mentions.schema().tableOf(column) == keyTable(key);
    Slots slots = filled.slots();
    boolean filters = slots.filters().stream().anyMatch(f -> own.test(f.pairing().column()));
    boolean plain =
        filled.sketch().outer().aggregatedItems().isEmpty()
            && filled.sketch().outer().groups() == 0
            && slots.selected().stream().anyMatch(own);
    List<Filled> joined = new ArrayList<>();
    if (plain) {
      joined.add(with(filled, slots, key, actions(filled, table, action -> !filters(action))));
    }
    if (filters) {
      joined.add(with(filled, slots, key, actions(filled, table, SelfJoins::filters)));
    }
    if (plain && slots.selected().size() == 2 && slots.selected().stream().allMatch(own)) {
      int shown = slots.selected().get(0);
      Slots both = slots.withSelected(List.of(shown, shown));
      joined.add(with(filled, both, key, beside(filled, shown)));
    }
    return joined;
  }

  private int keyTable(KeyEntry key) {
    return mentions.schema().tableOf(key.from());
  }

  private static boolean filters(Action action) {
    return action instanceof Action.AddWhere;
  }

  private Filled with(Filled filled, Slots slots, KeyEntry key, List<Action> actions) {
    List<Action> whole = new ArrayList<>(actions);
    Cell referred = composer.cell(key.to());
    whole.add(
        new Action.AddFrom(
            referred.column().table(),
            1,
            Optional.of(
                new Action.Join(
                    List.of(
                        new Action.Pair(composer.cell(key.from()), new Cell(referred.column(), 1))),
                    false)),
            words(key.from())));
    return new Filled(
        filled.sketch(),
        slots,
        whole,
        filled.tables(),
        filled.innerTables(),
        OptionalInt.of(key.from()),
        filled.slotScore() - SELDOM,
        filled.operatorScore(),
        filled.tableScore());
  }

  private List<WordSpan> words(int column) {
    return composer.column(OptionalInt.of(column));
  }

  /** The column of each row, and of the row that it refers to. */
  private List<Action> beside(Filled filled, int shown) {
    List<Action> actions = new ArrayList<>();
    actions.add(new Action.AddSelect(composer.cell(shown), words(shown)));
    actions.add(new Action.AddSelect(new Cell(composer.cell(shown).column(), 1), words(shown)));
    filled.actions().stream()
        .filter(action -> !(action instanceof Action.AddSelect))
        .forEach(actions::add);
    return actions;
  }

  /** Has some of the actions speak of the rows that are referred to. */
  private static List<Action> actions(Filled filled, TableName table, Predicate<Action> moved) {
    return filled.actions().stream()
        .map(action -> moved.test(action) ? referred(action, table) : action)
        .toList();
  }

  private static Action referred(Action action, TableName table) {
    if (action instanceof Action.AddSelect select) {
      return new Action.AddSelect(referred(select.expression(), table), select.from());
    }
    if (action instanceof Action.AddOrderBy order) {
      return new Action.AddOrderBy(
          referred(order.expression(), table), order.descending(), order.from());
    }
    if (action instanceof Action.AddWhere where) {
      return new Action.AddWhere(referred(where.condition(), table), where.from());
    }
    return action;
  }

  private static Expression referred(Expression expression, TableName table) {
    return expression instanceof Cell cell && cell.column().table().equals(table)
        ? new Cell(cell.column(), 1)
        : expression;
  }

  private static Condition referred(Condition condition, TableName table) {
    if (condition instanceof Condition.Comparison c) {
      return new Condition.Comparison(referred(c.left(), table), c.operator(), c.right());
    }
    if (condition instanceof Condition.Like like) {
      return new Condition.Like(referred(like.left(), table), like.pattern(), like.negated());
    }
    if (condition instanceof Condition.Between b) {
      return new Condition.Between(referred(b.left(), table), b.low(), b.high(), b.negated());
    }
    if (condition instanceof Condition.Both both) {
      return new Condition.Both(both.parts().stream().map(p -> referred(p, table)).toList());
    }
    if (condition instanceof Condition.Either either) {
      return new Condition.Either(either.parts().stream().map(p -> referred(p, table)).toList());
    }
    return condition;
  }
}
