package io.github.askjdbc.generation.embedded.schema;

/**
 * A key of one column.
 *
 * @param from number of the referencing column
 * @param to number of the referenced column
 */
public record KeyEntry(int from, int to, boolean declared) {}
