package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Set;

/**
 * The names by which some SQL reaches into a database.
 *
 * @param tables that it reads
 * @param functions that it calls, in upper case
 */
public record ReadNames(List<TableName> tables, Set<String> functions) {
  public ReadNames {
    tables = List.copyOf(tables);
    functions = Set.copyOf(functions);
  }
}
