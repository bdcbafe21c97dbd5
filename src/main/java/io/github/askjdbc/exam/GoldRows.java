package io.github.askjdbc.exam;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.question.QuestionBudget;

/** Grades SQL by its rows, in the strict form of the evaluation. */
final class GoldRows {

  /** More of them are another answer than any gold has. */
  private static final int MOST = 10 * QuestionDraft.LISTING;

  private GoldRows() {}

  /**
   * Whether some SQL gives the rows of the gold.
   *
   * @param sql passed the guard
   */
  static boolean same(String sql, String gold, ReadOnlyDatabase database, QuestionBudget budget) {
    return ExecutionMatch.compare(
            rows(sql, database, budget),
            rows(gold, database, budget),
            SqlTokens.orders(gold),
            MatchForm.STRICT)
        instanceof ExecutionMatch.Outcome.Same;
  }

  private static QueryResult rows(String sql, ReadOnlyDatabase database, QuestionBudget budget) {
    return database.query(ProbeQuery.of(sql, MOST), budget) instanceof ProbeOutcome.Rows rows
            && !rows.truncated()
        ? new QueryResult.Rows(ResultRows.of(rows.columns(), rows.rows()), 0)
        : new QueryResult.Failed("no rows that can be compared");
  }
}
