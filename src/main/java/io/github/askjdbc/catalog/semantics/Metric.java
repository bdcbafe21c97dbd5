package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.Optional;

/**
 * A number over many rows that people have a word for.
 *
 * @param naming its own name first
 * @param table empty where the definition leaves it to the columns
 * @param expression SQL as written; unchecked
 * @param time the column that says when its rows happened, where the definition names one
 */
public record Metric(
    Naming naming,
    Optional<TableName> table,
    String expression,
    Optional<ColumnName> time,
    Source source) {

  static Metric of(Naming naming, Optional<TableName> table, String expression, Source source) {
    return new Metric(naming, table, expression, Optional.empty(), source);
  }
}
