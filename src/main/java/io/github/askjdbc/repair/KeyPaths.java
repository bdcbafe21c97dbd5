package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.KeyGraph;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How keys join two tables, where there is one way only, and how that is written. */
record KeyPaths(KeyGraph keys, Dialect dialect) {

  /** A pair of columns that a key joins. */
  record Pair(ColumnName left, ColumnName right) {}

  /** What stands before a column of a place in FROM: its alias, or the table as it is written. */
  static List<Name> qualifier(TableUse use) {
    return use.ref().alias().map(List::of).orElse(use.ref().parts());
  }

  /** The only key between two tables; empty for none, several, or one of several columns. */
  Optional<Pair> direct(TableName left, TableName right) {
    List<ForeignKey> between = keys.keys(left, right);
    if (between.size() != 1 || between.get(0).fromColumns().size() != 1) {
      return Optional.empty();
    }
    ForeignKey key = between.get(0);
    ColumnName from = new ColumnName(key.from(), key.fromColumns().get(0));
    ColumnName to = new ColumnName(key.to(), key.toColumns().get(0));
    return Optional.of(key.from().equals(left) ? new Pair(from, to) : new Pair(to, from));
  }

  /** The only table that a key joins with both. */
  Optional<TableName> bridge(TableName left, TableName right) {
    List<TableName> between = new ArrayList<>(keys.neighbours(left));
    between.retainAll(keys.neighbours(right));
    between.removeAll(List.of(left, right));
    return between.size() == 1 ? Optional.of(between.get(0)) : Optional.empty();
  }

  /** The columns of a key, compared, each with what stands before it. */
  Expr.Comparison equality(List<Name> left, Pair key, List<Name> right, Span at) {
    return new Expr.Comparison(
        at,
        new Expr.ColumnRef(at, left, name(key.left().column())),
        "=",
        new Expr.ColumnRef(at, right, name(key.right().column())),
        Optional.empty());
  }

  Name name(String stored) {
    return new Name(IdentifierQuoting.of(dialect).quote(stored), stored);
  }
}
