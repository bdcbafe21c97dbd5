package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.sql.QueryFacts;

/**
 * A proposal that was run.
 *
 * @param facts what it does; nothing where the guard refused it
 */
public record Tried(Proposal proposal, QueryFacts facts, ResultShape result) {}
