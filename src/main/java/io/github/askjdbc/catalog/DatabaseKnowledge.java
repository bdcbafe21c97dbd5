package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.semantics.SemanticLayer;

/**
 * What is known of one database when a question is asked.
 *
 * @param semantics what people say of it, in files and comments; names spelt as in the catalog
 */
public record DatabaseKnowledge(
    CatalogSnapshot catalog, ValueIndex values, SemanticLayer semantics) {}
