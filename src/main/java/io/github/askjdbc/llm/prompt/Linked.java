package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.Set;

/** What of a database a question speaks of: kept where a schema is cut. */
public record Linked(Set<TableName> tables, Set<ColumnName> columns) {

  public static final Linked NOTHING = new Linked(Set.of(), Set.of());

  public Linked {
    tables = Set.copyOf(tables);
    columns = Set.copyOf(columns);
  }
}
