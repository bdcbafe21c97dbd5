package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.laboratory.training.answerability.AnswerabilityComparison;
import io.github.askjdbc.laboratory.training.answerability.AnswerabilityExample;
import io.github.askjdbc.laboratory.training.answerability.MeanOfNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Methods that look at the question alone, tried by themselves and as features of a confidence. */
public final class AnswerabilityTrial {

  private static final String PREFIX = "answerable:";

  private final TrainingSet set;
  private final List<HeldOut> questions;
  private final AnswerabilityComparison comparison;

  /**
   * @param outOfFold the set's training questions with what the models say of them now
   */
  public AnswerabilityTrial(
      TrainingSet set, MixedConfidence outOfFold, MeanOfNames names, long seed) {
    this.set = set;
    this.questions = outOfFold.questions();
    this.comparison =
        new AnswerabilityComparison(
            questions.stream().map(AnswerabilityTrial::asked).toList(), names, seed);
  }

  private static AnswerabilityExample asked(HeldOut question) {
    Example example = question.example();
    return new AnswerabilityExample(
        example.db(), example.question(), example.kind(), example.hidden(), question.probability());
  }

  public AnswerabilityComparison comparison() {
    return comparison;
  }

  /**
   * The set whose training examples have the scores of some methods as features; each score is out
   * of fold.
   *
   * @param methods by name
   */
  public TrainingSet with(List<String> methods) {
    Map<String, Map<String, Float>> features = new HashMap<>();
    for (int i = 0; i < questions.size(); i++) {
      Map<String, Float> scores = new TreeMap<>();
      for (String method : methods) {
        scores.put(PREFIX + method, (float) comparison.scores().get(method)[i]);
      }
      features.put(questions.get(i).example().asked(), scores);
    }
    return set.withFeatures(features);
  }
}
