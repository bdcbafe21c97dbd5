package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.sql.QueryFacts;
import java.util.Optional;

/**
 * A proposal that was run.
 *
 * @param facts what it does; empty where the guard refused it
 */
public record Tried(Proposal proposal, Optional<QueryFacts> facts, ResultShape result) {}
