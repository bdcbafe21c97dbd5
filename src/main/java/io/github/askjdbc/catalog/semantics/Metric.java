package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Optional;

/**
 * A number over many rows that people have a word for.
 *
 * @param naming its own name first
 * @param table empty where the definition leaves it to the columns
 * @param expression SQL as written; unchecked
 * @param others tables that rows of the first refer to, whose columns it names, too
 * @param time the column that says when its rows happened, where the definition names one
 */
public record Metric(
    Naming naming,
    Optional<TableName> table,
    List<TableName> others,
    String expression,
    Optional<ColumnName> time,
    Source source) {

  public Metric {
    others = List.copyOf(others);
  }

  public Metric(
      Naming naming,
      Optional<TableName> table,
      String expression,
      Optional<ColumnName> time,
      Source source) {
    this(naming, table, List.of(), expression, time, source);
  }

  static Metric of(Naming naming, Optional<TableName> table, String expression, Source source) {
    return new Metric(naming, table, expression, Optional.empty(), source);
  }

  Metric with(List<TableName> more) {
    return new Metric(naming, table, more, expression, time, source);
  }
}
