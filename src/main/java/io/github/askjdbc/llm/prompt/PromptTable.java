package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table as a prompt shows it.
 *
 * @param written its name as SQL is to write it, with its schema where it needs one
 * @param said comments, descriptions and other names
 * @param columns in the catalog's order, without private ones
 * @param primaryKey written names; empty where it has none that may be shown
 */
public record PromptTable(
    TableName name,
    String written,
    Optional<String> said,
    List<PromptColumn> columns,
    List<String> primaryKey) {

  /**
   * A column as a prompt shows it.
   *
   * @param name as the catalog spells it
   * @param written as SQL is to write it
   * @param type without values that an enumeration lists
   * @param said comments, descriptions and other names
   * @param samples some of its values, where the settings let them be shown
   */
  public record PromptColumn(
      String name, String written, String type, Optional<String> said, List<String> samples) {
    public PromptColumn {
      samples = List.copyOf(samples);
    }
  }

  public PromptTable {
    columns = List.copyOf(columns);
    primaryKey = List.copyOf(primaryKey);
  }

  /** The same with some of its columns alone. */
  PromptTable only(Set<String> names) {
    return new PromptTable(
        name,
        written,
        said,
        columns.stream().filter(column -> names.contains(column.name())).toList(),
        primaryKey);
  }
}
