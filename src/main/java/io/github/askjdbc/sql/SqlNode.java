package io.github.askjdbc.sql;

import java.util.List;

/** A part of a query, with its place in the text that was parsed. */
public sealed interface SqlNode permits Expr, Query, QueryBody, Relation, SelectItem, OrderItem {
  Span span();

  /** The parts directly below, in the order of the text. */
  List<SqlNode> children();
}
