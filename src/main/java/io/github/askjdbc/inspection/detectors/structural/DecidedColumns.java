package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Equality;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.TableUse;
import io.github.askjdbc.text.WrittenNumber;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The columns that have one value in each group of a SELECT, as keys and joins let one tell. */
final class DecidedColumns {
  private record Place(TableUse use, String column) {}

  private final Set<Place> decided = new HashSet<>();

  DecidedColumns(Subject subject, ResolvedSelect select) {
    this(subject, select, false);
  }

  private DecidedColumns(Subject subject, ResolvedSelect select, boolean namesAreUnique) {
    for (Expr key : select.select().groupBy()) {
      grouped(key, select)
          .ifPresent(
              column -> {
                TableUse use = subject.names().uses().get(column);
                ColumnName name = subject.names().columns().get(column);
                if (use != null && name != null) {
                  decided.add(new Place(use, name.column()));
                  if (namesAreUnique) {
                    addAll(use);
                  }
                }
              });
    }
    for (Equality equality : subject.names().equalities()) {
      subject.names().uses().entrySet().stream()
          .filter(entry -> equality.span().holds(entry.getKey().span()))
          .filter(entry -> select.tables().contains(entry.getValue()))
          .filter(entry -> equality.clause() == Clause.WHERE)
          .forEach(entry -> decided.add(new Place(entry.getValue(), equality.column().column())));
    }
    int before = -1;
    while (decided.size() > before) {
      before = decided.size();
      keysDecideRows(select);
      joinsCarry(select);
    }
  }

  /** The same where groups by any column of a table, such as a name, are taken for its rows. */
  static DecidedColumns byNames(Subject subject, ResolvedSelect select) {
    return new DecidedColumns(subject, select, true);
  }

  /** The columns of a table that have one value in each group. */
  Set<String> of(TableUse use) {
    return use.table().columns().stream()
        .map(column -> column.name().column())
        .filter(column -> decided.contains(new Place(use, column)))
        .collect(Collectors.toSet());
  }

  boolean holds(TableUse use, Expr.ColumnRef column) {
    return use.table()
        .column(column.name().value())
        .filter(known -> decided.contains(new Place(use, known.name().column())))
        .isPresent();
  }

  /** A grouping may name a column, an alias, or the position of an item. */
  private static Optional<Expr.ColumnRef> grouped(Expr key, ResolvedSelect select) {
    List<SelectItem> items = select.select().items();
    if (key instanceof Expr.Numeric number && WrittenNumber.isCount(number.written(), 2)) {
      int position = Integer.parseInt(number.written());
      return position <= items.size() && items.get(position - 1).value() instanceof Expr.ColumnRef c
          ? Optional.of(c)
          : Optional.empty();
    }
    if (key instanceof Expr.ColumnRef column && column.qualifier().isEmpty()) {
      for (SelectItem item : items) {
        if (item.alias().filter(alias -> column.name().matches(alias.value())).isPresent()
            && item.value() instanceof Expr.ColumnRef meant) {
          return Optional.of(meant);
        }
      }
    }
    return key instanceof Expr.ColumnRef column ? Optional.of(column) : Optional.empty();
  }

  private void keysDecideRows(ResolvedSelect select) {
    for (TableUse use : select.tables()) {
      List<String> key = use.table().primaryKey();
      if (!key.isEmpty() && key.stream().allMatch(part -> decided.contains(new Place(use, part)))) {
        addAll(use);
      }
    }
  }

  private void addAll(TableUse use) {
    use.table().columns().forEach(column -> decided.add(new Place(use, column.name().column())));
  }

  private void joinsCarry(ResolvedSelect select) {
    for (JoinEquality join : select.joins()) {
      if (join.left().use().isPresent() && join.right().use().isPresent()) {
        Place left = new Place(join.left().use().get(), join.left().column().column());
        Place right = new Place(join.right().use().get(), join.right().column().column());
        if (decided.contains(left) || decided.contains(right)) {
          decided.add(left);
          decided.add(right);
        }
      }
    }
  }
}
