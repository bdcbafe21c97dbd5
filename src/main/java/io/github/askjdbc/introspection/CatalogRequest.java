package io.github.askjdbc.introspection;

import java.util.Optional;
import java.util.Set;

/**
 * What a question about the database itself may ask for, told by its wording alone.
 *
 * @param table the words that name a table, as written, if the phrase has a place for them
 * @param nouns the words of the question that speak of a catalog, such as "tables": if the database
 *     holds something of that name, the question is about that
 */
record CatalogRequest(Kind kind, Optional<String> table, Set<String> nouns) {

  /** What is asked for. */
  enum Kind {
    TABLES,
    TABLE_COUNT,
    /** Of one table. */
    COLUMNS,
    /** Of one table. */
    COLUMN_COUNT,
    ALL_COLUMNS,
    /** What can be asked at all. */
    EXAMPLES
  }

  CatalogRequest {
    nouns = Set.copyOf(nouns);
  }
}
