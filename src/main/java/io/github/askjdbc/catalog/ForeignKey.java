package io.github.askjdbc.catalog;

import java.util.List;

/**
 * A way to join two tables.
 *
 * @param from the referencing table; {@code fromColumns} pair with {@code toColumns} by position
 * @param to the referenced table
 */
public record ForeignKey(
    TableName from, List<String> fromColumns, TableName to, List<String> toColumns, Origin origin) {

  /** How the key is known. */
  public enum Origin {
    DECLARED,
    /** Declared in a semantic file; the database does not enforce it. */
    DESCRIBED,
    /** Found from names and types only; the database does not promise it. */
    INFERRED
  }

  public ForeignKey {
    fromColumns = List.copyOf(fromColumns);
    toColumns = List.copyOf(toColumns);
    if (fromColumns.isEmpty() || fromColumns.size() != toColumns.size()) {
      throw new IllegalArgumentException(
          "a foreign key pairs columns, but "
              + fromColumns.size()
              + " stand against "
              + toColumns.size());
    }
  }
}
