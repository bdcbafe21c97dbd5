package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.ConfidenceModel;
import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.decision.confidence.SizedCalibrators;
import io.github.askjdbc.laboratory.learning.IsotonicFit;
import io.github.askjdbc.learning.Calibrator;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Trains scorers on SQL of known correctness, and calibrates them. */
public final class ConfidenceTrainer {

  /** Of fewer questions on databases of a size, no calibration of their own is learned. */
  private static final int LEAST_OF_A_SIZE = 1000;

  private ConfidenceTrainer() {}

  /**
   * A trained model, and what it would have said of its own examples had their groups been left
   * out.
   *
   * @param heldOut a probability for each example, in their order
   */
  public record Trained(Scorer scorer, SizedCalibrators calibrators, List<Double> heldOut) {
    public Trained {
      heldOut = List.copyOf(heldOut);
    }

    public double probability(Map<String, Float> features) {
      return calibrators.probability(scorer.score(features), features);
    }

    /**
     * As the driver reads it.
     *
     * @throws IllegalStateException if it is a way of scoring that is compared alone
     */
    public ConfidenceModel model() {
      if (scorer instanceof Scorer.Stored stored) {
        return ConfidenceModel.of(stored, calibrators);
      }
      throw new IllegalStateException("no model file holds a " + scorer.getClass().getSimpleName());
    }
  }

  /**
   * Trains on all examples. The calibration is fitted to scores of models that had not seen the
   * scored group, and to the surest SQL of each question alone: it is the one that is given, and
   * surer than it should be for having been chosen. Databases of few and of many columns have each
   * their own.
   *
   * @param examples of at least two groups
   */
  public static Trained train(List<Labelled> examples, ScorerKind kind, long seed) {
    List<Map<String, Float>> rows = examples.stream().map(Labelled::features).toList();
    double[] right = new double[rows.size()];
    boolean[] outcomes = new boolean[rows.size()];
    for (int i = 0; i < right.length; i++) {
      outcomes[i] = examples.get(i).right();
      right[i] = outcomes[i] ? 1 : 0;
    }
    List<String> groups = examples.stream().map(Labelled::group).toList();
    double[] scores =
        HeldOutScores.of(
            groups,
            rows,
            rest ->
                kind.train(
                    Arrays.stream(rest).mapToObj(rows::get).toList(),
                    Arrays.stream(rest).mapToDouble(row -> right[row]).toArray(),
                    seed),
            seed);
    SizedCalibrators calibrators = calibrators(examples, scores);
    return new Trained(
        kind.train(rows, right, seed),
        calibrators,
        IntStream.range(0, scores.length)
            .mapToObj(i -> calibrators.probability(scores[i], rows.get(i)))
            .toList());
  }

  private static SizedCalibrators calibrators(List<Labelled> examples, double[] scores) {
    List<Integer> surest = surest(examples, scores);
    Map<Boolean, List<Integer>> bySize =
        surest.stream()
            .collect(
                Collectors.partitioningBy(
                    i -> SizedCalibrators.manyColumns(examples.get(i).features())));
    boolean enough = bySize.values().stream().allMatch(part -> part.size() >= LEAST_OF_A_SIZE);
    return enough
        ? new SizedCalibrators(
            fit(examples, scores, bySize.get(false)), fit(examples, scores, bySize.get(true)))
        : SizedCalibrators.same(fit(examples, scores, surest));
  }

  private static List<Integer> surest(List<Labelled> examples, double[] scores) {
    Map<String, Integer> surest = new LinkedHashMap<>();
    for (int i = 0; i < scores.length; i++) {
      surest.merge(
          examples.get(i).question(), i, (one, other) -> scores[other] > scores[one] ? other : one);
    }
    return List.copyOf(surest.values());
  }

  private static Calibrator fit(List<Labelled> examples, double[] scores, List<Integer> chosen) {
    double[] theirs = chosen.stream().mapToDouble(i -> scores[i]).toArray();
    boolean[] right = new boolean[theirs.length];
    for (int i = 0; i < right.length; i++) {
      right[i] = examples.get(chosen.get(i)).right();
    }
    return IsotonicFit.of(theirs, right);
  }
}
