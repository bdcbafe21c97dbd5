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
}
