package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A query for rows as one for their keys alone; where it says nothing of their own cells, it is one
 * for the references to them.
 *
 * @param key of the rows
 */
record KeysOfRows(Cell key, List<Action> query) {

  KeysOfRows {
    query = List.copyOf(query);
  }

  /**
   * @param known whether a reference to nothing must be left out
   */
  List<Action> written(boolean known) {
    Optional<Action.AddFrom> next = next();
    Optional<Cell> reference = next.flatMap(this::reference);
    Cell shown = reference.orElse(key);
    List<Action> keys = new ArrayList<>();
    keys.add(new Action.AddSelect(shown, List.of()));
    for (Action action : query) {
      boolean own =
          action instanceof Action.AddFrom from && from.table().equals(key.column().table());
      if (reference.isPresent() && (own || action.equals(next.get()))) {
        if (!own) {
          keys.add(new Action.AddFrom(next.get().table(), Optional.empty(), List.of()));
        }
      } else if (action instanceof Action.AddFrom
          || action instanceof Action.AddWhere
          || action instanceof Action.AddHaving) {
        keys.add(action);
      }
    }
    if (reference.isPresent() && known) {
      keys.add(new Action.AddWhere(new Condition.Present(shown.column()), List.of()));
    }
    if (query.stream().anyMatch(Action.AddHaving.class::isInstance)) {
      keys.add(new Action.AddGroupBy(shown, List.of()));
    }
    return keys;
  }

  /** The second of its tables. */
  private Optional<Action.AddFrom> next() {
    return query.stream()
        .filter(Action.AddFrom.class::isInstance)
        .map(Action.AddFrom.class::cast)
        .skip(1)
        .findFirst();
  }

  /** What in that table refers to the rows, where nothing else is said of them. */
  private Optional<Cell> reference(Action.AddFrom next) {
    boolean owned =
        query.stream()
            .filter(one -> !(one instanceof Action.AddGroupBy))
            .flatMap(one -> UsedColumns.of(one).stream())
            .anyMatch(this::isOwn);
    boolean joined =
        query.stream()
            .filter(one -> one instanceof Action.AddFrom from && !from.equals(next))
            .flatMap(one -> ((Action.AddFrom) one).join().stream())
            .flatMap(join -> join.pairs().stream())
            .anyMatch(pair -> isOwn(pair.left().column()) || isOwn(pair.right().column()));
    List<Action.Pair> pairs = next.join().map(Action.Join::pairs).orElse(List.of());
    if (owned || joined || pairs.size() != 1) {
      return Optional.empty();
    }
    Action.Pair pair = pairs.get(0);
    Cell other = pair.left().equals(key) ? pair.right() : pair.left();
    boolean ofKey = pair.left().equals(key) || pair.right().equals(key);
    return Optional.of(other).filter(cell -> ofKey && !isOwn(cell.column()));
  }

  private boolean isOwn(ColumnName column) {
    return column.table().equals(key.column().table());
  }
}
