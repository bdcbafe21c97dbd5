package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import java.util.Optional;

/**
 * One key of an ORDER BY.
 *
 * @param column the stored column that it is, if it is one and nothing else
 * @param outermost whether it sorts the rows of the result
 * @param span of the key without its direction
 */
public record OrderKey(
    Optional<ColumnName> column, boolean descending, boolean outermost, Span span) {}
