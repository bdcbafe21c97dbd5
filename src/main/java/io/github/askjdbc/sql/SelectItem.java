package io.github.askjdbc.sql;

import java.util.List;
import java.util.Optional;

/** One item of a SELECT list. */
public record SelectItem(Span span, Expr value, Optional<Name> alias) implements SqlNode {
  @Override
  public List<SqlNode> children() {
    return List.of(value);
  }

  /** The name of the result's column, where the text decides it. */
  public Optional<Name> outputName() {
    return alias.or(
        () ->
            value instanceof Expr.ColumnRef column ? Optional.of(column.name()) : Optional.empty());
  }

  /** The name that PostgreSQL gives a column of the result that the text does not name. */
  Optional<Name> impliedName() {
    return alias.isPresent() ? Optional.empty() : implied(value);
  }

  private static Optional<Name> implied(Expr value) {
    if (value instanceof Expr.ColumnRef column) {
      return Optional.of(column.name());
    }
    if (value instanceof Expr.Call call) {
      return Optional.of(new Name(call.name(), call.name()));
    }
    if (value instanceof Expr.Cast cast) {
      return implied(cast.operand());
    }
    if (value instanceof Expr.Case choice) {
      return choice.otherwise().flatMap(SelectItem::implied);
    }
    if (value instanceof Expr.Group group && group.items().size() == 1) {
      return implied(group.items().get(0));
    }
    return value instanceof Expr.Subquery subquery
            && subquery.query().body() instanceof QueryBody.Select select
        ? select.items().get(0).outputName().or(() -> select.items().get(0).impliedName())
        : Optional.empty();
  }
}
