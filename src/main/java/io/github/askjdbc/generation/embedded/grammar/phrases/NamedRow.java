package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A row that one or two neighbouring tokens call by its name, as "Ada Lowe".
 *
 * @param places the tokens, at least one
 */
public record NamedRow(TableName table, List<Integer> places, List<Link.ToValue> names) {

  /** A first and a last name. */
  private static final int MOST = 2;

  public NamedRow {
    places = List.copyOf(places);
    names = List.copyOf(names);
  }

  /** From a token on; empty where that is free and means no stored value. */
  public static Optional<NamedRow> from(Draft draft, int first) {
    if (!draft.free(first) || draft.value(first).isEmpty()) {
      return Optional.empty();
    }
    TableName table = draft.value(first).get().column().table();
    List<Integer> places = new ArrayList<>();
    List<Link.ToValue> names = new ArrayList<>();
    for (int at = first; draft.free(at) && names.size() < MOST; at++) {
      Optional<Link.ToValue> name =
          draft.value(at).filter(value -> value.column().table().equals(table));
      if (name.isEmpty()) {
        break;
      }
      places.add(at);
      names.add(name.get());
    }
    return Optional.of(new NamedRow(table, places, names));
  }

  /** That a key refers to this row. */
  public Condition isReferredBy(ForeignKey key, List<WordSpan> spans) {
    return new Condition.Among(
        cell(key.from(), key.fromColumns()), row(cell(key.to(), key.toColumns()), spans), false);
  }

  /** What this row holds. */
  public Expression cell(ColumnName column, List<WordSpan> spans) {
    return new Expression.Scalar(row(new Cell(column), spans));
  }

  /**
   * Whether it is called by all that its table calls rows by: a first name alone is many people's.
   */
  public boolean isWhole(Draft draft) {
    Optional<Table> known = draft.knowledge.catalog().table(table);
    List<ColumnName> said = names.stream().map(Link.ToValue::column).toList();
    return known
        .map(draft.names::of)
        .filter(naming -> said.containsAll(naming) && naming.containsAll(said))
        .isPresent();
  }

  /** That this row refers to it by a key. */
  public Condition refersTo(ForeignKey key, List<WordSpan> spans) {
    return new Condition.Among(
        cell(key.to(), key.toColumns()), row(cell(key.from(), key.fromColumns()), spans), false);
  }

  private List<Action> row(Cell shown, List<WordSpan> spans) {
    List<Action> row = new ArrayList<>();
    row.add(new Action.AddSelect(shown, spans));
    row.add(new Action.AddFrom(table, Optional.empty(), List.of()));
    for (Link.ToValue name : names) {
      row.add(
          new Action.AddWhere(
              new Condition.Comparison(
                  new Cell(name.column()),
                  Condition.Operator.EQUAL,
                  new Condition.Literal.Text(name.stored())),
              List.of()));
    }
    return List.copyOf(row);
  }

  private static Cell cell(TableName table, List<String> columns) {
    return new Cell(new ColumnName(table, columns.get(0)));
  }
}
