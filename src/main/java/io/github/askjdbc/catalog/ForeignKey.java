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
  public sealed interface Origin {
    Origin DECLARED = new Declared();
    Origin DESCRIBED = new Described();

    /** The database declares it. */
    record Declared() implements Origin {}

    /** Declared in a semantic file; the database does not enforce it. */
    record Described() implements Origin {}

    /** Found from names and values; the database does not promise it. */
    record Inferred(KeyEvidence evidence) implements Origin {}
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

  public boolean isInferred() {
    return origin instanceof Origin.Inferred;
  }
}
