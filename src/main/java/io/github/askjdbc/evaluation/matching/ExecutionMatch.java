package io.github.askjdbc.evaluation.matching;

import java.sql.Connection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Execution accuracy of one SQL: whether it gives the rows that the gold gives.
 *
 * <p>In both forms rows are compared as a multiset, in order only where the gold holds ORDER BY,
 * under any order of up to 6 columns, with numbers rounded to 4 places. SQL that fails is wrong.
 */
public final class ExecutionMatch {

  /** What a comparison found. */
  public sealed interface Outcome {

    record Same() implements Outcome {}

    record Different() implements Outcome {}

    /** The SQL under judgement did not run, which counts as wrong. */
    record SqlFailed(String reason) implements Outcome {}

    /** The gold did not run, so that nothing can be said. */
    record GoldFailed(String reason) implements Outcome {}
  }

  private final QueryRunner runner;

  public ExecutionMatch(QueryRunner runner) {
    this.runner = runner;
  }

  public Outcome compare(Connection connection, String sql, String gold, MatchForm form) {
    boolean benchmark = form == MatchForm.BENCHMARK;
    QueryResult expected =
        runner.run(connection, benchmark ? SqlTokens.withoutDistinct(gold) : gold);
    QueryResult actual = runner.run(connection, benchmark ? SqlTokens.withoutDistinct(sql) : sql);
    return compare(actual, expected, SqlTokens.orders(gold), form);
  }

  /** Compares results that are there already. */
  public static Outcome compare(
      QueryResult actual, QueryResult expected, boolean ordered, MatchForm form) {
    if (expected instanceof QueryResult.Failed failed) {
      return new Outcome.GoldFailed(failed.reason());
    }
    if (actual instanceof QueryResult.Failed failed) {
      return new Outcome.SqlFailed(failed.reason());
    }
    ResultRows left = ((QueryResult.Rows) actual).rows();
    ResultRows right = ((QueryResult.Rows) expected).rows();
    boolean same =
        RowComparison.sameRows(left.rows(), right.rows(), ordered)
            && (form == MatchForm.BENCHMARK
                || !left.rows().isEmpty()
                || sameLabels(left.columns(), right.columns()));
    return same ? new Outcome.Same() : new Outcome.Different();
  }

  private static boolean sameLabels(List<String> left, List<String> right) {
    return counted(left).equals(counted(right));
  }

  private static Map<String, Integer> counted(List<String> labels) {
    Map<String, Integer> counts = new HashMap<>();
    for (String label : labels) {
      counts.merge(label.replace(" ", "").toLowerCase(Locale.ROOT), 1, Integer::sum);
    }
    return counts;
  }
}
