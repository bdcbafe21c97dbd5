package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
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
    List<Cell> groups = groups(query);
    List<Action> apart = new ArrayList<>();
    for (Table table : people(rows, groups)) {
      List<Cell> names = draft.names.of(table).stream().map(Cell::new).toList();
      List<Cell> key =
          table.primaryKey().stream()
              .map(column -> new Cell(new ColumnName(table.name(), column)))
              .toList();
      if (selected.containsAll(names)
          && names.stream().anyMatch(groups::contains)
          && key.stream().noneMatch(groups::contains)) {
        Stream.concat(key.stream(), names.stream())
            .filter(cell -> !groups.contains(cell))
            .forEach(cell -> apart.add(new Action.AddGroupBy(cell, List.of())));
      }
    }
    return apart;
  }

  private static List<Cell> groups(List<Action> query) {
    return query.stream()
        .filter(Action.AddGroupBy.class::isInstance)
        .map(group -> ((Action.AddGroupBy) group).expression())
        .filter(Cell.class::isInstance)
        .map(Cell.class::cast)
        .toList();
  }

  /** Those of whom a column is grouped by and who have more than one name. */
  private List<Table> people(TableName rows, List<Cell> groups) {
    return groups.stream()
        .map(cell -> cell.column().table())
        .distinct()
        .filter(table -> !table.equals(rows))
        .flatMap(table -> draft.knowledge.catalog().table(table).stream())
        .filter(table -> draft.names.of(table).size() > 1 && draft.names.isOfPeople(table))
        .toList();
  }
}
