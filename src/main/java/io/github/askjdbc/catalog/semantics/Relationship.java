package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.TableName;
import java.util.List;

/**
 * A way to join two tables.
 *
 * @param from the referencing table; {@code fromColumns} pair with {@code toColumns} by position
 */
public record Relationship(
    TableName from, List<String> fromColumns, TableName to, List<String> toColumns, Source source) {

  public Relationship {
    fromColumns = List.copyOf(fromColumns);
    toColumns = List.copyOf(toColumns);
  }
}
