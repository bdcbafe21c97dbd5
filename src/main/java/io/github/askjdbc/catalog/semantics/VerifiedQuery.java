package io.github.askjdbc.catalog.semantics;

import java.util.Optional;

/**
 * A question with SQL that a person found right.
 *
 * @param sql as written; unchecked; empty where a person says that the database cannot answer it
 */
public record VerifiedQuery(String question, Optional<String> sql, Source source) {}
