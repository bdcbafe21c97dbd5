package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.measures.RepairCount;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.RepairAttempt;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Counts what each repair does to recorded SQL, each by itself, and what all of them together do to
 * the answers.
 */
public final class RepairRun {

  /**
   * One change that was tried.
   *
   * @param kept whether the decision improved
   * @param before and {@code after}: whether the SQL is right
   * @param answered whether the changed SQL would be answered
   */
  public record Row(
      String id,
      String repair,
      boolean kept,
      boolean before,
      boolean after,
      boolean answered,
      RepairAttempt attempt) {}

  /**
   * What came of one SQL.
   *
   * @param rows changes tried on it as it was given
   * @param last whether the SQL that repair ends with is right; the SQL's own label where nothing
   *     was kept
   * @param answered whether it would have been answered as given
   * @param answeredAfter whether what repair ends with would be answered
   */
  public record Mended(
      List<Row> rows, boolean right, boolean last, boolean answered, boolean answeredAfter) {
    public Mended {
      rows = List.copyOf(rows);
    }
  }

  private record Key(String question, String sql) {}

  private final QuestionAnswering pipeline;
  private final DatabaseAccess databases;
  private final ExecutionMatch match;
  private final Supplier<QuestionBudget> budgets;
  private final Map<Key, Mended> known = new HashMap<>();

  /**
   * @param budgets a fresh budget for each inspection
   */
  public RepairRun(
      QuestionAnswering pipeline,
      DatabaseAccess databases,
      ExecutionMatch match,
      Supplier<QuestionBudget> budgets) {
    this.pipeline = pipeline;
    this.databases = databases;
    this.match = match;
    this.budgets = budgets;
  }

  /**
   * Tries to repair every labelled prediction, and every one for a question that cannot be
   * answered, whose SQL is wrong before and after; SQL that two systems wrote is tried once and
   * counted twice.
   *
   * @throws SQLException if a database cannot be used
   */
  public List<Mended> mended(
      Map<String, EvaluationQuestion> questions, List<Prediction> predictions) throws SQLException {
    List<Mended> mended = new ArrayList<>();
    for (Prediction prediction : predictions) {
      EvaluationQuestion question = questions.get(prediction.id());
      if (question == null || (question.gold().isPresent() && prediction.correct().isEmpty())) {
        continue;
      }
      boolean right = question.gold().isPresent() && prediction.correct().get();
      Key key = new Key(question.id(), prediction.sql().get(0).strip());
      Mended one = known.get(key);
      if (one == null) {
        one = mended(question, key.sql(), right);
        known.put(key, one);
      }
      mended.add(one);
    }
    return mended;
  }

  /** By repair, in the order of their ids. */
  public static Map<String, RepairCount> counts(List<Mended> mended) {
    Map<String, RepairCount> counts = new TreeMap<>();
    for (Mended one : mended) {
      for (Row row : one.rows()) {
        counts.merge(
            row.repair(),
            RepairCount.NONE.plus(row.kept(), row.before(), row.after()),
            (count, ignored) -> count.plus(row.kept(), row.before(), row.after()));
      }
    }
    return counts;
  }

  private Mended mended(EvaluationQuestion question, String sql, boolean right)
      throws SQLException {
    String db = databases.databases().without(question.db(), question.hidden());
    try (DatabaseAccess.Opened use = databases.open(db)) {
      QuestionReport report = check(question, sql, use);
      boolean answered = report.decision() instanceof Decision.Answer;
      List<Row> rows = new ArrayList<>();
      Optional<String> last = Optional.empty();
      for (RepairAttempt attempt : report.repairs()) {
        if (attempt.before().equals(report.repairs().get(0).before())) {
          rows.add(
              new Row(
                  question.id(),
                  attempt.repair(),
                  attempt.improved(),
                  right,
                  right(question, attempt.after(), use.connection()),
                  attempt.improved() && answers(question, attempt.after(), use),
                  attempt));
        }
        last = attempt.taken() ? Optional.of(attempt.after()) : last;
      }
      if (last.isEmpty()) {
        return new Mended(rows, right, right, answered, answered);
      }
      boolean answeredAfter = answers(question, last.get(), use);
      return new Mended(
          rows, right, right(question, last.get(), use.connection()), answered, answeredAfter);
    }
  }

  private boolean answers(EvaluationQuestion question, String sql, DatabaseAccess.Opened use)
      throws SQLException {
    return check(question, sql, use).decision() instanceof Decision.Answer;
  }

  private QuestionReport check(EvaluationQuestion question, String sql, DatabaseAccess.Opened use)
      throws SQLException {
    QuestionBudget budget = budgets.get();
    return pipeline.check(
        new Question(question.question(), question.evidence()), sql, use.database(budget), budget);
  }

  private boolean right(EvaluationQuestion question, String sql, Connection connection) {
    return question.gold().isPresent()
        && match.compare(connection, sql, question.gold().get(), MatchForm.BENCHMARK)
            instanceof ExecutionMatch.Outcome.Same;
  }
}
