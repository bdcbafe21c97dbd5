package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.Definition;
import java.util.Optional;

/**
 * Which rows a number is made of.
 *
 * @param rows a condition outside of which no row is counted
 * @param owner the table of which there is one such number for each row, and none for many
 */
public record MetricScope(Optional<Definition> rows, Optional<TableName> owner) {

  /** All rows, however they are told apart. */
  public static final MetricScope ALL = new MetricScope(Optional.empty(), Optional.empty());
}
