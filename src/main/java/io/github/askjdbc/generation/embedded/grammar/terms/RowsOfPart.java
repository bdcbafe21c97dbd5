package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.terms.ClausePart.Meant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A query for all rows of a table that something holds of, as a condition on a row of it. */
final class RowsOfPart {

  private final List<Action> query;
  private final TableName rows;
  private final Cell key;

  private RowsOfPart(List<Action> query, TableName rows, Cell key) {
    this.query = query;
    this.rows = rows;
    this.key = key;
  }

  /**
   * Empty where the query is for anything but such rows. What is not to hold is something of other
   * rows, since a row's own cell may be missing.
   */
  static Optional<Condition> of(
      ReadApart.Piece piece, Optional<TableName> wanted, Meant meant, CatalogSnapshot catalog) {
    List<Action> query = piece.actions();
    Optional<Table> table =
        of(query, Action.AddFrom.class)
            .findFirst()
            .map(Action.AddFrom::table)
            .flatMap(catalog::table)
            .filter(one -> wanted.filter(one.name()::equals).isPresent())
            .filter(one -> one.primaryKey().size() == 1);
    return table
        .map(
            one ->
                new RowsOfPart(
                    query,
                    one.name(),
                    new Cell(new ColumnName(one.name(), one.primaryKey().get(0)))))
        .filter(one -> one.isOfRows(NamingColumns.of(table.get())))
        .filter(one -> one.speaksOf(piece.said()))
        .flatMap(one -> one.condition(meant));
  }

  private static <T extends Action> Stream<T> of(List<Action> query, Class<T> kind) {
    return query.stream().filter(kind::isInstance).map(kind::cast);
  }

  private boolean isOfRows(List<ColumnName> names) {
    boolean named =
        of(query, Action.AddSelect.class)
            .map(Action.AddSelect::expression)
            .allMatch(shown -> shown instanceof Cell cell && names.contains(cell.column()));
    boolean grouped =
        of(query, Action.AddGroupBy.class)
            .map(Action.AddGroupBy::expression)
            .allMatch(one -> one instanceof Cell cell && cell.column().table().equals(rows));
    boolean whole =
        query.stream()
            .noneMatch(
                one ->
                    one instanceof Action.AddOrderBy
                        || one instanceof Action.AddLimit
                        || one instanceof Action.AddMerge);
    return named && grouped && whole;
  }

  /** Whether words say of which other rows the conditions are. */
  private boolean speaksOf(Set<TableName> said) {
    return query.stream()
        .flatMap(one -> UsedColumns.of(one).stream())
        .map(ColumnName::table)
        .allMatch(table -> table.equals(rows) || said.contains(table));
  }

  private Optional<Condition> condition(Meant meant) {
    boolean ofOthers = of(query, Action.AddFrom.class).count() > 1;
    boolean counted = of(query, Action.AddHaving.class).findAny().isPresent();
    if (!ofOthers) {
      List<Condition> own =
          of(query, Action.AddWhere.class).map(Action.AddWhere::condition).toList();
      return meant != Meant.THESE || own.isEmpty() || counted
          ? Optional.empty()
          : Optional.of(own.size() == 1 ? own.get(0) : new Condition.Both(own));
    }
    boolean own =
        of(query, Action.AddWhere.class)
            .flatMap(one -> UsedColumns.of(one).stream())
            .anyMatch(column -> column.table().equals(rows));
    return (meant == Meant.CONTRARY && !counted) || (meant != Meant.THESE && own)
        ? Optional.empty()
        : Optional.of(
            new Condition.Among(
                key,
                new KeysOfRows(key, query).written(meant != Meant.THESE),
                meant != Meant.THESE));
  }

  /** Whether a query takes its rows from those of a table so that a condition on them holds. */
  static boolean narrows(List<Action> query, Condition condition) {
    Optional<TableName> rows = table(condition);
    List<Action.AddFrom> from = of(query, Action.AddFrom.class).toList();
    boolean there =
        from.stream().filter(one -> rows.equals(Optional.of(one.table()))).count() == 1
            && from.stream().allMatch(one -> one.occurrence() == 0);
    boolean inner =
        from.stream().noneMatch(one -> one.join().filter(Action.Join::outer).isPresent())
            || rows.equals(Optional.of(from.get(0).table()));
    return there
        && inner
        && query.stream().allMatch(RowsOfPart::isPlain)
        && missing(condition).noneMatch(cell -> isUsed(query, cell));
  }

  /** Cells that are to be empty. */
  private static Stream<ColumnName> missing(Condition condition) {
    if (condition instanceof Condition.Both both) {
      return both.parts().stream().flatMap(RowsOfPart::missing);
    }
    if (condition instanceof Condition.Defined defined && defined.definition().testsMissing()) {
      return defined.definition().columns().stream();
    }
    return condition instanceof Condition.Present present && present.negated()
        ? Stream.of(present.cell().column())
        : Stream.empty();
  }

  /** Whether a query says something of a column, joins by it or shows it. */
  private static boolean isUsed(List<Action> query, ColumnName column) {
    return Stream.concat(
            query.stream().flatMap(one -> UsedColumns.of(one).stream()),
            Stream.concat(
                of(query, Action.AddFrom.class)
                    .flatMap(from -> from.join().stream())
                    .flatMap(join -> join.pairs().stream())
                    .flatMap(pair -> Stream.of(pair.left(), pair.right()))
                    .map(Cell::column),
                of(query, Action.AddSelect.class)
                    .flatMap(select -> UsedColumns.of(select.expression()).stream())))
        .anyMatch(column::equals);
  }

  private static boolean isPlain(Action action) {
    if (action instanceof Action.AddMerge) {
      return false;
    }
    if (action instanceof Action.AddSelect select) {
      return isPlain(select.expression());
    }
    if (action instanceof Action.AddOrderBy order) {
      return isPlain(order.expression());
    }
    Optional<Condition> condition =
        action instanceof Action.AddWhere where
            ? Optional.of(where.condition())
            : action instanceof Action.AddHaving having
                ? Optional.of(having.condition())
                : Optional.empty();
    return condition
        .filter(
            one ->
                one instanceof Condition.OfGroup
                    || (one instanceof Condition.Comparison sides
                        && !(isPlain(sides.left()) && isPlain(sides.right()))))
        .isEmpty();
  }

  /** Whether a value is that of a row or of a group, and not of a query of its own. */
  private static boolean isPlain(Expression expression) {
    return !(expression instanceof Expression.Scalar
        || expression instanceof Expression.IfAll
        || expression instanceof Expression.Defined
        || expression instanceof Expression.Arithmetic);
  }

  /** Whose rows a condition is about. */
  private static Optional<TableName> table(Condition condition) {
    if (condition instanceof Condition.Both both) {
      return both.parts().stream().findFirst().flatMap(RowsOfPart::table);
    }
    if (condition instanceof Condition.Either either) {
      return either.parts().stream().findFirst().flatMap(RowsOfPart::table);
    }
    return UsedColumns.of(new Action.AddWhere(condition, List.of())).stream()
        .findFirst()
        .map(ColumnName::table);
  }
}
