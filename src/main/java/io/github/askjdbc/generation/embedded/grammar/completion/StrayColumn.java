package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Places;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A column that is asked of rows which do not have it, taken from the one that they belong to: "the
 * budget of the charity auction" is not that of its campaign, of which nobody speaks. Groups may be
 * told by such a column, "orders per country", and rows by whom they are of: "full name and amount
 * of all orders".
 */
final class StrayColumn {

  /** So many keys lead to what may still be a row's own, such as one of its addresses. */
  private static final int NEAR = 2;

  private final Draft draft;
  private final Set<TableName> joined;

  private StrayColumn(Draft draft, Set<TableName> joined) {
    this.draft = draft;
    this.joined = joined;
  }

  /**
   * @param selected what the query shows
   * @param joined the tables of the query
   */
  static boolean isIn(
      Draft draft, List<Expression> selected, List<Action> actions, Set<TableName> joined) {
    boolean groups =
        draft.counted.isPresent()
            || !selected.stream().allMatch(Cell.class::isInstance)
            || actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    StrayColumn stray = new StrayColumn(draft, joined);
    return !groups
        && draft.selected.stream()
            .filter(one -> !one.assumed() && selected.contains(one.expression()))
            .anyMatch(one -> stray.isStray(((Cell) one.expression()).column(), one.token()));
  }

  private boolean isStray(ColumnName column, int token) {
    boolean vague = isVague(draft.tokens.get(token).text());
    if (isHome(column)) {
      return false;
    }
    return (vague || (!draft.isName(column) && !namesItsRows(column)))
        && joined.stream().noneMatch(rows -> SameRows.are(draft, rows, column.table()))
        && !isSpokenOf(column.table(), column)
        && joined.stream()
            .filter(rows -> !rows.equals(column.table()) && isSpokenOf(rows, column))
            .allMatch(rows -> vague || isOfAnother(rows, column.table()))
        && joined.stream()
            .anyMatch(rows -> !rows.equals(column.table()) && isSpokenOf(rows, column));
  }

  /** "Which city does she live in", of the address that is hers. */
  private boolean isHome(ColumnName column) {
    return Places.isPlace(column.table())
        && joined.size() == 2
        && IntStream.range(0, draft.size())
            .filter(at -> !draft.free(at))
            .anyMatch(at -> WordClass.LIVING.contains(draft.tokens.get(at).text()));
  }

  /** "Number", which is no word for one column, whosever it is. */
  private static boolean isVague(String word) {
    return WordClass.VAGUE.contains(word)
        && !WordClass.NAMING_COLUMN.contains(NounNumber.singular(word));
  }

  /** "Party names" speak of parties where the column is called so. */
  private static boolean namesItsRows(ColumnName column) {
    List<String> rows = NameParts.of(column.table().name());
    return NameParts.of(column.column()).stream()
        .anyMatch(part -> rows.stream().anyMatch(row -> NounNumber.isSame(row, part)));
  }

  /** Whether a row has one of the others at most, or they are far from it. */
  private boolean isOfAnother(TableName rows, TableName others) {
    return draft
        .graph
        .connect(rows, Set.of(others))
        .filter(tree -> tree.multipliesRoot() && tree.steps().size() <= NEAR)
        .isEmpty();
  }

  /** Whether words other than the column's own tell of a table's rows. */
  private boolean isSpokenOf(TableName rows, ColumnName except) {
    return draft.named.contains(rows)
        || IntStream.range(0, draft.size())
            .anyMatch(at -> !draft.free(at) && tells(at, rows, except));
  }

  private boolean tells(int at, TableName rows, ColumnName except) {
    return draft.rows(at).equals(Optional.of(rows))
        || draft.column(at).filter(one -> isOther(one, rows, except)).isPresent()
        || draft.filter(at).map(Link.ToFilter::condition).stream()
            .anyMatch(told -> told.columns().stream().anyMatch(one -> one.table().equals(rows)));
  }

  private static boolean isOther(ColumnName column, TableName rows, ColumnName except) {
    return column.table().equals(rows) && !column.equals(except);
  }
}
