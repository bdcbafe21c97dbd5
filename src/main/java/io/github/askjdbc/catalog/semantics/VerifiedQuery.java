package io.github.askjdbc.catalog.semantics;

/**
 * A question with SQL that a person found right.
 *
 * @param sql as written; unchecked
 */
public record VerifiedQuery(String question, String sql, Source source) {}
