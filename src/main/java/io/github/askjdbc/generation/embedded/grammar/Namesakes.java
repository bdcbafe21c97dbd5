package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keeps people of one name apart where rows are counted for each of them: "who places the most
 * orders? First and last name" asks for one person, and not for all who are called so.
 */
final class Namesakes {

  private final Draft draft;

  Namesakes(Draft draft) {
    this.draft = draft;
  }

  /**
   * What the query has to group by besides.
   *
   * @param rows that are counted, which may be people themselves: how many are called so
   * @param selected what it shows
   */
  List<Action> apart(TableName rows, List<Expression> selected, List<Action> query) {
    List<Expression> groups =
        query.stream()
            .filter(Action.AddGroupBy.class::isInstance)
            .map(group -> ((Action.AddGroupBy) group).expression())
            .toList();
    List<Action> apart = new ArrayList<>();
    for (Table table : draft.knowledge.catalog().tables()) {
      List<Cell> names = NamingColumns.of(table).stream().map(Cell::new).toList();
      List<Cell> key =
          table.primaryKey().stream()
              .map(column -> new Cell(new ColumnName(table.name(), column)))
              .toList();
      boolean people =
          !table.name().equals(rows) && names.size() > 1 && NamingColumns.isOfPeople(table);
      if (people
          && selected.containsAll(names)
          && names.stream().anyMatch(groups::contains)
          && key.stream().noneMatch(groups::contains)) {
        Stream.concat(key.stream(), names.stream())
            .filter(cell -> !groups.contains(cell))
            .forEach(cell -> apart.add(new Action.AddGroupBy(cell, List.of())));
      }
    }
    return apart;
  }
}
