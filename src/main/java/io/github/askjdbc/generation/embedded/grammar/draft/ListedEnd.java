package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.ListedFirst;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * What a list of all rows begins with, as the grammar reads it.
 *
 * @param by the column that the question names for it: "highest salary first"
 * @param measure the adjective that tells what it is measured by: "cheapest first"
 */
public record ListedEnd(
    ListedFirst first,
    Optional<ColumnName> by,
    Optional<Link.ToMeasure> measure,
    List<WordSpan> from) {}
