package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.semantics.SemanticLayer;

/**
 * What is known of one database when a question is asked.
 *
 * @param semantics what people say of it, in files and comments; names spelt as in the catalog
 * @param statistics how large its tables are and what their columns hold
 * @param today the day that times are reckoned from
 * @param codes what rows say of codes; also among what people say
 */
public record DatabaseKnowledge(
    CatalogSnapshot catalog,
    ValueIndex values,
    SemanticLayer semantics,
    Statistics statistics,
    Today today,
    CodeLists codes) {

  /** Of a database without lists of codes. */
  public DatabaseKnowledge(
      CatalogSnapshot catalog,
      ValueIndex values,
      SemanticLayer semantics,
      Statistics statistics,
      Today today) {
    this(catalog, values, semantics, statistics, today, CodeLists.NONE);
  }

  /** Of a database whose clock is not known. */
  public DatabaseKnowledge(
      CatalogSnapshot catalog, ValueIndex values, SemanticLayer semantics, Statistics statistics) {
    this(catalog, values, semantics, statistics, Today.UNKNOWN);
  }

  /** Of a database whose tables are not measured. */
  public DatabaseKnowledge(CatalogSnapshot catalog, ValueIndex values, SemanticLayer semantics) {
    this(catalog, values, semantics, Statistics.NONE);
  }

  /** The same with other tables. */
  public DatabaseKnowledge within(CatalogSnapshot tables) {
    return new DatabaseKnowledge(tables, values, semantics, statistics, today, codes);
  }

  /** The same where people say something else of it. */
  public DatabaseKnowledge describedBy(SemanticLayer layer) {
    return new DatabaseKnowledge(catalog, values, layer, statistics, today, codes);
  }

  /** Which columns hold times. */
  public TimeColumns times() {
    return new TimeColumns(catalog, statistics);
  }
}
