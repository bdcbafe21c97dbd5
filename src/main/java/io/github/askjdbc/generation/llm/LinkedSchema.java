package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.prompt.Linked;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** What of a schema a question was linked to, firmly or by a hint. */
public final class LinkedSchema {

  private LinkedSchema() {}

  public static Linked of(LinkedQuestion question) {
    Set<TableName> tables = new HashSet<>();
    Set<ColumnName> columns = new HashSet<>();
    Stream.concat(question.links().stream(), question.hints().stream())
        .forEach(
            link -> {
              link.holder().ifPresent(tables::add);
              link.namedColumn().ifPresent(columns::add);
              if (link instanceof Link.ToValue value) {
                columns.add(value.column());
              }
            });
    return new Linked(tables, columns);
  }
}
