package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.util.Optional;

/** What the guard says of SQL on a database, and whether it would still say so. */
final class GuardedSql {

  private final KnowledgeBase knowledgeBase;
  private final CandidateInspector inspector;

  GuardedSql(KnowledgeBase knowledgeBase, CandidateInspector inspector) {
    this.knowledgeBase = knowledgeBase;
    this.inspector = inspector;
  }

  /**
   * What the guard says of SQL that somebody wrote.
   *
   * @throws SQLException if the database does not answer
   */
  GuardOutcome outcome(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return inspector
        .guard(database.dialect())
        .check(sql, knowledgeBase.of(database, budget).catalog());
  }

  /**
   * @see QuestionAnswering#stillHolds
   */
  boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    SelectGuard guard = inspector.guard(database.dialect());
    return knowledgeBase.stillHolds(
        catalog ->
            guard.check(sql, catalog) instanceof GuardOutcome.Allowed allowed
                ? Optional.of(allowed.query().readNames())
                : Optional.empty(),
        database,
        budget);
  }
}
