package io.github.askjdbc.sql;

import java.util.List;
import java.util.Optional;

/**
 * One key of an order.
 *
 * @param nulls {@code FIRST} or {@code LAST}
 */
public record OrderItem(Span span, Expr key, boolean descending, Optional<String> nulls)
    implements SqlNode {
  @Override
  public List<SqlNode> children() {
    return List.of(key);
  }
}
