package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Compares our execution match with the labels that somebody else's left on recorded SQL. */
public final class LabelCheck {

  /** A row whose label we do not reproduce. */
  public record Difference(String id, boolean recorded, String ours, String sql, String gold) {}

  /**
   * What a file gave.
   *
   * @param compared how many rows had a label and a question
   */
  public record Result(int compared, List<Difference> differences) {
    public Result {
      differences = List.copyOf(differences);
    }

    /** Both together. */
    public Result and(Result other) {
      return new Result(
          compared + other.compared,
          Stream.concat(differences.stream(), other.differences.stream()).toList());
    }

    /** Between 0 and 1; 1 where nothing was compared. */
    public double agreement() {
      return compared == 0 ? 1 : 1 - (double) differences.size() / compared;
    }
  }

  private final ExecutionMatch match;
  private final EvaluatedDatabases databases;
  private final MatchForm form;

  public LabelCheck(ExecutionMatch match, EvaluatedDatabases databases, MatchForm form) {
    this.match = match;
    this.databases = databases;
    this.form = form;
  }

  public Result check(Map<String, EvaluationQuestion> questions, List<Prediction> predictions)
      throws SQLException {
    List<Difference> differences = new ArrayList<>();
    int compared = 0;
    for (Prediction prediction : predictions) {
      EvaluationQuestion question = questions.get(prediction.id());
      if (question == null || question.gold().isEmpty() || prediction.correct().isEmpty()) {
        continue;
      }
      compared++;
      String sql = prediction.sql().get(0);
      String gold = question.gold().get();
      boolean recorded = prediction.correct().get();
      ExecutionMatch.Outcome ours;
      try (Connection connection = databases.connect(question.db())) {
        ours = match.compare(connection, sql, gold, form);
      }
      if (recorded != ours instanceof ExecutionMatch.Outcome.Same) {
        differences.add(new Difference(prediction.id(), recorded, ours.toString(), sql, gold));
      }
    }
    return new Result(compared, differences);
  }
}
