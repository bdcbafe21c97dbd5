package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.Table;

/** One place where a FROM names a stored table; a table joined with itself has two. */
public record TableUse(Relation.TableRef ref, Table table) {

  public Span span() {
    return ref.span();
  }
}
