package io.github.askjdbc.laboratory.training.answerability;

import io.github.askjdbc.evaluation.measures.ErrorDetection;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.learning.Folds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How well answerable questions are told from others without looking at SQL, by the methods of
 * TrustSQL (section 4.2.1), each database scored by what was learned from others.
 */
public final class AnswerabilityComparison {

  /** What a model that sees the SQL says, beside the methods. */
  public static final String CONFIDENCE = "confidence in the SQL";

  private static final int FOLDS = 5;

  private final List<AnswerabilityExample> questions;
  private final Map<String, double[]> scores = new LinkedHashMap<>();

  /**
   * @param questions of several databases
   */
  public AnswerabilityComparison(
      List<AnswerabilityExample> questions, MeanOfNames names, long seed) {
    this.questions = List.copyOf(questions);
    FeatureDistance.Centers own = new FeatureDistance.OwnQuestions();
    List<AnswerabilityScore> methods =
        List.of(
            new TfIdfForest(seed),
            new FeatureDistance(names, false),
            new FeatureDistance(names, true),
            new FeatureDistance(own, false),
            new FeatureDistance(own, true));
    List<String> dbs = questions.stream().map(AnswerabilityExample::db).toList();
    int count = (int) Math.min(FOLDS, dbs.stream().distinct().count());
    Folds folds = Folds.byGroup(dbs, count, seed);
    methods.forEach(method -> scores.put(method.name(), outOfFold(method, folds)));
    scores.put(CONFIDENCE, questions.stream().mapToDouble(AnswerabilityExample::score).toArray());
  }

  private double[] outOfFold(AnswerabilityScore method, Folds folds) {
    double[] all = new double[questions.size()];
    for (int fold = 0; fold < folds.count(); fold++) {
      int[] held = folds.held(fold);
      double[] found =
          method.score(
              IntStream.of(folds.rest(fold)).mapToObj(questions::get).toList(),
              IntStream.of(held).mapToObj(questions::get).toList());
      for (int i = 0; i < held.length; i++) {
        all[held[i]] = found[i];
      }
    }
    return all;
  }

  /** Why questions cannot be answered, in the order of the alphabet. */
  public List<String> kinds() {
    TreeSet<String> kinds = new TreeSet<>();
    questions.stream().filter(one -> !one.answerable()).forEach(one -> kinds.add(one.kind()));
    return List.copyOf(kinds);
  }

  /** The methods by name, with a score for each question in their order. */
  public Map<String, double[]> scores() {
    return scores;
  }

  /** The questions' places: those that can be answered, and those of one kind, or all. */
  public List<Integer> against(String kind) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      AnswerabilityExample question = questions.get(i);
      if (question.answerable() || kind.isEmpty() || question.kind().equals(kind)) {
        places.add(i);
      }
    }
    return places;
  }

  /**
   * That an answerable question has a higher score than another.
   *
   * @param places of the questions that are looked at
   */
  public OptionalDouble auroc(String method, List<Integer> places) {
    double[] theirs = scores.get(method);
    return ErrorDetection.of(
            places.stream()
                .map(
                    place -> {
                      boolean answerable = questions.get(place).answerable();
                      return new Outcome(
                          answerable, true, true, answerable, OptionalDouble.of(theirs[place]));
                    })
                .toList())
        .auroc();
  }
}
