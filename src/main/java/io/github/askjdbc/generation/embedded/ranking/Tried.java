package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.QueryFacts;

/**
 * A proposal that was run.
 *
 * @param account what the question asks beside what it does; nothing where the guard refused it
 */
public record Tried(Proposal proposal, Account account, ResultShape result) {

  /**
   * @param facts what it does; nothing where the guard refused it
   */
  public static Tried of(
      Proposal proposal, LinkedQuestion question, QueryFacts facts, ResultShape result) {
    return new Tried(proposal, Account.of(question, facts), result);
  }
}
