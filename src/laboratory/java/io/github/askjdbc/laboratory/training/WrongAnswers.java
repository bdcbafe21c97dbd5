package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.laboratory.matching.ResultDifference;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Wrong answers above the threshold, for a person to judge who is right: the gold often is not. */
public final class WrongAnswers {

  private final EvaluatedDatabases databases;
  private final GoldComparison judge;
  private final Map<String, String> gold;

  /**
   * @param gold by the question's id
   */
  public WrongAnswers(
      EvaluatedDatabases databases, GoldComparison judge, Map<String, String> gold) {
    this.databases = databases;
    this.judge = judge;
    this.gold = Map.copyOf(gold);
  }

  /**
   * One of them.
   *
   * @param part of the questions
   * @param kind why the question cannot be answered; empty where it can
   * @param gold empty where there is none
   * @param difference between the two results
   */
  public record WrongAnswer(
      String part,
      String id,
      String db,
      String kind,
      double probability,
      String question,
      String sql,
      String gold,
      String difference) {}

  /** The surest first. */
  public List<WrongAnswer> of(String part, MixedConfidence mixed) {
    List<WrongAnswer> found = new ArrayList<>();
    for (HeldOut wrong : mixed.wrongAnswers()) {
      Example example = wrong.example();
      String right = example.answerable() ? gold.getOrDefault(example.id(), "") : "";
      found.add(
          new WrongAnswer(
              part,
              example.id(),
              example.db(),
              example.kind(),
              wrong.probability(),
              example.question(),
              example.sql(),
              right,
              right.isEmpty() ? "no gold" : difference(example, right)));
    }
    return found;
  }

  private String difference(Example example, String right) {
    try (Connection connection = databases.connect(example.db())) {
      GoldComparison.Finding finding = judge.judge(connection, example.sql(), right);
      return ResultDifference.between(finding.sql(), finding.gold());
    } catch (SQLException | EvaluatedDatabases.MissingDatabaseException e) {
      return "unknown: " + e.getMessage();
    }
  }
}
