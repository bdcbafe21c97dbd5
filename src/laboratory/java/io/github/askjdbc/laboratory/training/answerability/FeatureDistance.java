package io.github.askjdbc.laboratory.training.answerability;

import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far a question's vector is from where questions of its database are expected: FeatMD, and
 * FeatRMD that takes off the distance from questions of all databases (TrustSQL, section 4.2.1; Ren
 * et al. 2023, equations 1 and 2). All databases share one covariance about their own centers.
 *
 * @param centers where questions of a database are expected
 * @param relative whether the distance from the background is taken off
 */
record FeatureDistance(Centers centers, boolean relative) implements AnswerabilityScore {

  /** Where questions of a database are expected to lie. */
  interface Centers {

    String name();

    /**
     * @return a vector for each question's database; empty where there is none
     */
    List<Optional<double[]>> of(List<AnswerabilityExample> questions);
  }

  @Override
  public String name() {
    return (relative ? "FeatRMD, " : "FeatMD, ") + centers.name();
  }

  @Override
  public double[] score(List<AnswerabilityExample> seen, List<AnswerabilityExample> asked) {
    List<AnswerabilityExample> answerable =
        seen.stream().filter(AnswerabilityExample::answerable).toList();
    List<Optional<double[]>> theirs = centers.of(answerable);
    List<double[]> all = new ArrayList<>();
    List<double[]> residuals = new ArrayList<>();
    for (int i = 0; i < answerable.size(); i++) {
      Optional<double[]> vector = vector(answerable.get(i).text());
      vector.ifPresent(all::add);
      if (vector.isPresent() && theirs.get(i).isPresent()) {
        residuals.add(minus(vector.get(), theirs.get(i).get()));
      }
    }
    double[] scores = new double[asked.size()];
    if (all.isEmpty()) {
      return scores; // no word is known
    }
    Gaussian background = Gaussian.of(all);
    Gaussian near = residuals.isEmpty() ? background : Gaussian.of(residuals);
    List<Optional<double[]>> expected = centers.of(asked);
    for (int i = 0; i < scores.length; i++) {
      Optional<double[]> vector = vector(asked.get(i).text());
      if (vector.isPresent() && expected.get(i).isPresent()) {
        scores[i] = -near.distance(minus(vector.get(), expected.get(i).get()));
        scores[i] += relative ? background.distance(vector.get()) : 0;
      } else {
        scores[i] = -all.get(0).length; // as far as the mean question is
      }
    }
    return scores;
  }

  static Optional<double[]> vector(String text) {
    return WordVectors.shipped().ofText(text).map(FeatureDistance::components);
  }

  static double[] components(Meaning meaning) {
    float[] components = meaning.components();
    double[] vector = new double[components.length];
    for (int i = 0; i < vector.length; i++) {
      vector[i] = components[i];
    }
    return vector;
  }

  private static double[] minus(double[] one, double[] other) {
    double[] difference = one.clone();
    for (int i = 0; i < difference.length; i++) {
      difference[i] -= other[i];
    }
    return difference;
  }

  /**
   * The mean of the database's own answerable questions but the one that is asked, with those on
   * both sides of it: in question sets they are often the same in other words.
   */
  record OwnQuestions() implements Centers {

    private static final int NEIGHBOURS = 3;

    @Override
    public String name() {
      return "own questions";
    }

    @Override
    public List<Optional<double[]>> of(List<AnswerabilityExample> questions) {
      Map<String, List<Integer>> byDb = new HashMap<>();
      for (int i = 0; i < questions.size(); i++) {
        if (questions.get(i).answerable()) {
          byDb.computeIfAbsent(questions.get(i).db(), db -> new ArrayList<>()).add(i);
        }
      }
      List<Optional<double[]>> vectors =
          questions.stream().map(question -> vector(question.text())).toList();
      List<Optional<double[]>> centers = new ArrayList<>();
      for (int i = 0; i < questions.size(); i++) {
        int asked = i;
        centers.add(
            mean(
                byDb.getOrDefault(questions.get(i).db(), List.of()).stream()
                    .filter(
                        other ->
                            !questions.get(asked).answerable()
                                || Math.abs(other - asked) > NEIGHBOURS)
                    .flatMap(other -> vectors.get(other).stream())
                    .toList()));
      }
      return centers;
    }

    private static Optional<double[]> mean(List<double[]> vectors) {
      if (vectors.isEmpty()) {
        return Optional.empty();
      }
      double[] mean = new double[vectors.get(0).length];
      for (double[] vector : vectors) {
        for (int i = 0; i < mean.length; i++) {
          mean[i] += vector[i] / vectors.size();
        }
      }
      return Optional.of(mean);
    }
  }
}
