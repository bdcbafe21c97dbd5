package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;

/**
 * A stored column compared with a text literal by {@code =}.
 *
 * @param span of the whole comparison
 */
public record Equality(ColumnName column, String literal, Clause clause, Span span) {}
