package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.semantics.SemanticLayer;

/**
 * What is known of one database when a question is asked.
 *
 * @param semantics what people say of it, in files and comments; names spelt as in the catalog
 * @param statistics how large its tables are and what their columns hold
 */
public record DatabaseKnowledge(
    CatalogSnapshot catalog, ValueIndex values, SemanticLayer semantics, Statistics statistics) {

  /** Of a database whose tables are not measured. */
  public DatabaseKnowledge(CatalogSnapshot catalog, ValueIndex values, SemanticLayer semantics) {
    this(catalog, values, semantics, Statistics.NONE);
  }

  /** Which columns hold times. */
  public TimeColumns times() {
    return new TimeColumns(catalog, statistics);
  }
}
