package io.github.askjdbc.introspection;

import java.util.Optional;

/**
 * The answer to a question about the database itself.
 *
 * @param sql one SELECT of literals
 * @param wording what it lists, in words
 * @param shortened what was left out of it and how to see that, in words; empty if nothing was
 */
public record CatalogAnswer(String sql, String wording, Optional<String> shortened) {}
