package io.github.askjdbc.catalog;

/** What is known of one database when a question is asked. */
public record DatabaseKnowledge(CatalogSnapshot catalog, ValueIndex values) {}
