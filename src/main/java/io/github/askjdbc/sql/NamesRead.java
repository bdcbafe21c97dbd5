package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names of the database that a query reads.
 *
 * @param uses every place that names a stored column, in the order of the text
 * @param columns those that are named, without what stands for a star
 * @param columnsWithStars the same, and every column of every table where there is any star
 * @param numbers columns of its tables that hold numbers, named or not
 */
public record NamesRead(
    Set<TableName> tables,
    List<ColumnUse> uses,
    Set<ColumnName> columns,
    Set<ColumnName> columnsWithStars,
    Set<ColumnName> numbers) {

  /** A stored column at one place. */
  public record ColumnUse(ColumnName column, Clause clause, Span span) {}

  public NamesRead {
    tables = inOrder(tables);
    uses = List.copyOf(uses);
    columns = inOrder(columns);
    columnsWithStars = inOrder(columnsWithStars);
    numbers = inOrder(numbers);
  }

  static NamesRead of(
      ParsedQuery query, Collection<Table> tables, Map<Expr.ColumnRef, ColumnName> columns) {
    List<ColumnUse> uses = new ArrayList<>();
    Set<ColumnName> named = new LinkedHashSet<>();
    for (Placed<Expr.ColumnRef> placed : query.columns()) {
      ColumnName column = columns.get(placed.node());
      if (column != null) {
        uses.add(new ColumnUse(column, placed.clause(), placed.node().span()));
        named.add(column);
      }
    }
    Set<ColumnName> all = new LinkedHashSet<>(named);
    if (query.shape().has(Shape.Part.STAR)) {
      tables.forEach(table -> table.columns().stream().map(Column::name).forEach(all::add));
    }
    Set<TableName> names = new LinkedHashSet<>();
    Set<ColumnName> numbers = new LinkedHashSet<>();
    for (Table table : tables) {
      names.add(table.name());
      table.columns().stream()
          .filter(column -> column.kind() == ColumnKind.NUMBER)
          .map(Column::name)
          .forEach(numbers::add);
    }
    return new NamesRead(names, uses, named, all, numbers);
  }

  private static <T> Set<T> inOrder(Set<T> names) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(names));
  }
}
