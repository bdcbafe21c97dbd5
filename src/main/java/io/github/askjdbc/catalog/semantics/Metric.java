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
 * @param rows SQL of a condition outside of which no row is counted, over the same tables
 * @param owner the table of which there is one such number for each row, and none for many
 */
public record Metric(
    Naming naming,
    Optional<TableName> table,
    List<TableName> others,
    String expression,
    Optional<ColumnName> time,
    Source source,
    Optional<String> rows,
    Optional<TableName> owner) {

  public Metric {
    others = List.copyOf(others);
  }

  public Metric(
      Naming naming,
      Optional<TableName> table,
      String expression,
      Optional<ColumnName> time,
      Source source) {
    this(naming, table, List.of(), expression, time, source, Optional.empty(), Optional.empty());
  }

  static Metric of(Naming naming, Optional<TableName> table, String expression, Source source) {
    return new Metric(naming, table, expression, Optional.empty(), source);
  }

  /**
   * A number that was told beside a question.
   *
   * @param names the first of which is its own
   * @param others tables that rows of the first refer to
   */
  public static Metric told(
      List<String> names,
      TableName table,
      List<TableName> others,
      String expression,
      Optional<String> rows,
      Optional<TableName> owner) {
    return new Metric(
        Naming.of(names),
        Optional.of(table),
        others,
        expression,
        Optional.empty(),
        new Source("evidence of the question", 0, names.get(0)),
        rows,
        owner);
  }

  Metric with(List<TableName> more) {
    return new Metric(naming, table, more, expression, time, source, rows, owner);
  }
}
