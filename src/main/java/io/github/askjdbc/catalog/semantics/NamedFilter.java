package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.TableName;

/**
 * A condition on the rows of one table that people have a word for.
 *
 * @param naming its own name first
 * @param condition SQL as written; unchecked
 */
public record NamedFilter(Naming naming, TableName table, String condition, Source source) {}
