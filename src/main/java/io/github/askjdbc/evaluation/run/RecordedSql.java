package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Somebody else's SQL with our inspection in front of it.
 *
 * <p>Of several samples, the first of the largest group that gives the same rows is inspected;
 * samples that fail agree with none.
 */
public final class RecordedSql implements Approach {

  private final QuestionAnswering pipeline;
  private final Map<String, Prediction> predictions;
  private final QueryRunner runner;

  public RecordedSql(
      QuestionAnswering pipeline, Map<String, Prediction> predictions, QueryRunner runner) {
    this.pipeline = pipeline;
    this.predictions = Map.copyOf(predictions);
    this.runner = runner;
  }

  @Override
  public Decided decide(
      EvaluationQuestion question,
      Connection connection,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    Prediction prediction = predictions.get(question.id());
    if (prediction == null) {
      throw new UnusableQuestionException("there is no prediction with this id");
    }
    List<String> samples = prediction.sql();
    Majority majority =
        samples.size() == 1
            ? new Majority(samples.get(0), OptionalDouble.empty())
            : majority(connection, samples);
    QuestionReport report =
        pipeline.check(
            new Question(question.question(), question.evidence()),
            majority.sql(),
            database,
            budget);
    return new Decided(report, Optional.of(majority.sql()), majority.agreement());
  }

  private record Majority(String sql, OptionalDouble agreement) {}

  private Majority majority(Connection connection, List<String> samples) {
    List<List<Integer>> groups = new ArrayList<>();
    List<QueryResult> results = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      results.add(runner.run(connection, samples.get(i)));
      List<Integer> home = null;
      for (List<Integer> group : groups) {
        if (agree(samples, results, group.get(0), i)) {
          home = group;
          break;
        }
      }
      if (home == null) {
        home = new ArrayList<>();
        groups.add(home);
      }
      home.add(i);
    }
    List<Integer> largest = groups.get(0);
    for (List<Integer> group : groups) {
      if (group.size() > largest.size()) {
        largest = group;
      }
    }
    return new Majority(
        samples.get(largest.get(0)), OptionalDouble.of((double) largest.size() / samples.size()));
  }

  private static boolean agree(
      List<String> samples, List<QueryResult> results, int first, int second) {
    return ExecutionMatch.compare(
            results.get(second),
            results.get(first),
            SqlTokens.orders(samples.get(first)),
            MatchForm.STRICT)
        instanceof ExecutionMatch.Outcome.Same;
  }
}
