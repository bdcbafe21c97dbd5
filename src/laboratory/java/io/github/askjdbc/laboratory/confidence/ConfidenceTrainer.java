package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.ConfidenceModel;
import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.laboratory.learning.IsotonicFit;
import io.github.askjdbc.learning.Calibrator;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Trains scorers on SQL of known correctness, and calibrates them. */
public final class ConfidenceTrainer {

  private ConfidenceTrainer() {}

  /**
   * A trained model, and what it would have said of its own examples had their groups been left
   * out.
   *
   * @param heldOut a probability for each example, in their order
   */
  public record Trained(Scorer scorer, Calibrator calibrator, List<Double> heldOut) {
    public Trained {
      heldOut = List.copyOf(heldOut);
    }

    public double probability(Map<String, Float> features) {
      return ConfidenceModel.probability(scorer, calibrator, features);
    }

    /**
     * As the driver reads it.
     *
     * @throws IllegalStateException if it is a way of scoring that is compared alone
     */
    public ConfidenceModel model() {
      if (scorer instanceof Scorer.Stored stored) {
        return ConfidenceModel.of(stored, calibrator);
      }
      throw new IllegalStateException("no model file holds a " + scorer.getClass().getSimpleName());
    }
  }

  /**
   * Trains on all examples. The calibration is fitted to scores of models that had not seen the
   * scored group, and to the surest SQL of each question alone: it is the one that is given, and
   * surer than it should be for having been chosen.
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
    Calibrator calibrator = calibrator(examples, scores);
    return new Trained(
        kind.train(rows, right, seed),
        calibrator,
        Arrays.stream(scores).map(calibrator::probability).boxed().toList());
  }

  private static Calibrator calibrator(List<Labelled> examples, double[] scores) {
    Map<String, Integer> surest = new LinkedHashMap<>();
    for (int i = 0; i < scores.length; i++) {
      surest.merge(
          examples.get(i).question(), i, (one, other) -> scores[other] > scores[one] ? other : one);
    }
    List<Integer> chosen = List.copyOf(surest.values());
    double[] theirs = chosen.stream().mapToDouble(i -> scores[i]).toArray();
    boolean[] right = new boolean[theirs.length];
    for (int i = 0; i < right.length; i++) {
      right[i] = examples.get(chosen.get(i)).right();
    }
    return IsotonicFit.of(theirs, right);
  }
}
