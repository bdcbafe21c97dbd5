package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A SELECT with what stands before and after it. */
public record Query(
    Span span,
    List<CommonTable> with,
    QueryBody body,
    List<OrderItem> orderBy,
    Optional<Limit> limit)
    implements SqlNode {

  /** One table of WITH, not recursive. */
  public record CommonTable(Span span, Name name, List<Name> columns, Query query) {
    public CommonTable {
      columns = List.copyOf(columns);
    }
  }

  /**
   * How many rows are wanted.
   *
   * @param count empty where only an offset is given
   * @param form how it is written, since targets differ
   */
  public record Limit(
      Span span, Optional<Expr.Numeric> count, Optional<Expr.Numeric> offset, Form form) {
    /** The ways of writing a limit. */
    public enum Form {
      /** {@code LIMIT 5 OFFSET 2}. */
      LIMIT,
      /** {@code LIMIT 2, 5}, the offset first. */
      COMMA,
      /** {@code OFFSET 2 ROWS FETCH FIRST 5 ROWS ONLY}. */
      FETCH
    }
  }

  public Query {
    with = List.copyOf(with);
    orderBy = List.copyOf(orderBy);
  }

  @Override
  public List<SqlNode> children() {
    List<SqlNode> children = new ArrayList<>();
    with.forEach(table -> children.add(table.query()));
    children.add(body);
    children.addAll(orderBy);
    return children;
  }
}
