package io.github.askjdbc.catalog;

import java.util.Optional;

/**
 * A column that questions may use.
 *
 * @param kind what its cells can be compared and aggregated as, from the JDBC type and the declared
 *     type name
 * @param comment the database's own description (JDBC's REMARKS)
 * @param listed whether a {@code *} shows it
 */
public record Column(
    ColumnName name,
    ColumnKind kind,
    String typeName,
    boolean nullable,
    Optional<String> comment,
    boolean listed) {

  /** One that a {@code *} shows, as nearly all do. */
  public Column(
      ColumnName name,
      ColumnKind kind,
      String typeName,
      boolean nullable,
      Optional<String> comment) {
    this(name, kind, typeName, nullable, comment, true);
  }
}
