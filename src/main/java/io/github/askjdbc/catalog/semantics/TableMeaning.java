package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.TableName;

/**
 * What is said of a table.
 *
 * @param hidden whether no question may read it
 */
public record TableMeaning(TableName table, Naming naming, boolean hidden, Source source) {

  /** With the other names that the description says in passing. */
  static TableMeaning of(TableName table, Naming naming, boolean hidden, Source source) {
    Description read = Description.read(naming.description().orElse(""));
    return new TableMeaning(table, naming.over(Naming.of(read.synonyms())), hidden, source);
  }

  TableMeaning over(TableMeaning weaker) {
    return new TableMeaning(table, naming.over(weaker.naming), hidden || weaker.hidden, source);
  }

  TableMeaning of(TableName other) {
    return new TableMeaning(other, naming, hidden, source);
  }
}
