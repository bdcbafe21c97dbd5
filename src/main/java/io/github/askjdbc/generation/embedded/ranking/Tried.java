package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Proposal;

/** A proposal that was run. */
public record Tried(Proposal proposal, ResultShape result) {}
