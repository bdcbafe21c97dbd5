package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.generation.embedded.filling.Proposal;

/**
 * A proposal that was run.
 *
 * @param account what the question asks beside what it does; nothing where the guard refused it
 */
public record Tried(Proposal proposal, Account account, ResultShape result) {}
