package io.github.askjdbc.evaluation.matching;

import io.github.askjdbc.evaluation.matching.ExecutionMatch.Outcome;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.sql.Connection;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/** Compares a SQL with its gold in every way there is here. */
public final class GoldComparison {

  /**
   * What was found, with both results as they came.
   *
   * @param judgement empty where the gold did not run
   */
  public record Finding(Optional<Judgement> judgement, QueryResult sql, QueryResult gold) {

    private boolean isStrict() {
      return judgement.filter(Judgement::strict).isPresent();
    }
  }

  private final QueryRunner runner;
  private final int timings;

  /**
   * @param timings how often each query is timed for the efficiency, at least 0; at 0 it is left
   *     out
   */
  public GoldComparison(QueryRunner runner, int timings) {
    this.runner = runner;
    this.timings = timings;
  }

  public QueryResult run(Connection connection, String sql) {
    return runner.run(connection, sql);
  }

  /**
   * With the gold of a question, or with what else is accepted for it where the two are not the
   * same strictly.
   *
   * @throws java.util.NoSuchElementException if the question has no gold
   */
  public Finding judge(Connection connection, String sql, EvaluationQuestion question) {
    Finding first = judge(connection, sql, question.gold().orElseThrow());
    return first.isStrict() || first.judgement().isEmpty()
        ? first
        : question.accepted().stream()
            .map(other -> judge(connection, sql, other))
            .filter(Finding::isStrict)
            .findFirst()
            .orElse(first);
  }

  public Finding judge(Connection connection, String sql, String gold) {
    QueryResult expected = runner.run(connection, gold);
    QueryResult actual = runner.run(connection, sql);
    boolean ordered = SqlTokens.orders(gold);
    Outcome strict = ExecutionMatch.compare(actual, expected, ordered, MatchForm.STRICT);
    Outcome benchmark =
        ExecutionMatch.compare(
            withoutDistinct(connection, sql, actual),
            withoutDistinct(connection, gold, expected),
            ordered,
            MatchForm.BENCHMARK);
    if (strict instanceof Outcome.GoldFailed || benchmark instanceof Outcome.GoldFailed) {
      return new Finding(Optional.empty(), actual, expected);
    }
    boolean right = benchmark instanceof Outcome.Same;
    Judgement judgement =
        new Judgement(
            right,
            strict instanceof Outcome.Same,
            ExactMatch.matches(sql, gold),
            right && timings > 0 ? efficiency(connection, sql, gold) : OptionalDouble.empty(),
            actual instanceof QueryResult.Failed failed
                ? Optional.of(failed.reason())
                : Optional.empty());
    return new Finding(Optional.of(judgement), actual, expected);
  }

  private QueryResult withoutDistinct(Connection connection, String sql, QueryResult withDistinct) {
    String changed = SqlTokens.withoutDistinct(sql);
    return changed.equals(sql) ? withDistinct : runner.run(connection, changed);
  }

  private OptionalDouble efficiency(Connection connection, String sql, String gold) {
    double goldNanos = median(connection, gold);
    double sqlNanos = median(connection, sql);
    return goldNanos > 0 && sqlNanos > 0
        ? OptionalDouble.of(Math.sqrt(goldNanos / sqlNanos))
        : OptionalDouble.empty();
  }

  /** BIRD leaves out outliers of many runs; the median of a few serves the same end. */
  private double median(Connection connection, String sql) {
    double[] nanos = new double[timings];
    for (int i = 0; i < timings; i++) {
      nanos[i] =
          runner.run(connection, sql) instanceof QueryResult.Rows rows ? rows.nanos() : Double.NaN;
    }
    Arrays.sort(nanos);
    return nanos[timings / 2];
  }
}
