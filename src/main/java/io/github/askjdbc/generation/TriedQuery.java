package io.github.askjdbc.generation;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.Optional;

/**
 * A query that the guard let pass, and what came of running it: the same value for who wrote it,
 * who inspects it and who decides. It is run once, when somebody first asks for its rows. For one
 * thread.
 */
public final class TriedQuery {

  private final GuardOutcome.Allowed allowed;
  private ProbeOutcome outcome;
  private Optional<Account> account = Optional.empty();

  /** One that was not run yet. */
  public TriedQuery(GuardOutcome.Allowed allowed) {
    this(allowed, new ProbeOutcome.OutOfBudget("the query was not run"));
  }

  /**
   * @param outcome how its run ended
   */
  public TriedQuery(GuardOutcome.Allowed allowed, ProbeOutcome outcome) {
    this.allowed = allowed;
    this.outcome = outcome;
  }

  /** What its names mean in the database. */
  public ResolvedQuery names() {
    return allowed.query();
  }

  /** What it does. */
  public QueryFacts facts() {
    return names().facts();
  }

  /** What a question asks beside what it does. */
  public Account account(LinkedQuestion question) {
    if (account.filter(known -> known.question() == question).isEmpty()) {
      account = Optional.of(Account.of(question, facts()));
    }
    return account.get();
  }

  /** What is run: written anew from the tree. */
  public String sql() {
    return allowed.sql();
  }

  /** How its run ended; out of budget before the first. */
  public ProbeOutcome outcome() {
    return outcome;
  }

  /**
   * Its first rows, as {@link ProbeQuery#ofCandidate} bounds them; sent only where no run of it
   * ended yet.
   */
  public ProbeOutcome run(ReadOnlyDatabase database, QuestionBudget budget) {
    if (outcome instanceof ProbeOutcome.OutOfBudget) {
      outcome = database.query(ProbeQuery.ofCandidate(sql()), budget);
    } else {
      budget.check();
    }
    return outcome;
  }
}
