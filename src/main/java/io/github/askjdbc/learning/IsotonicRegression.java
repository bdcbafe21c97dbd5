package io.github.askjdbc.learning;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The rising step function closest to the outcomes (pool adjacent violators; Zadrozny and Elkan
 * 2002), with straight lines between the middles of its steps, so that the order of scores
 * survives. A step's share is smoothed by one outcome of each kind, so that a short step at an end
 * does not give certainty.
 */
public final class IsotonicRegression implements Calibrator {

  private static final int KNOT_BYTES = 8;

  private final float[] scores;
  private final float[] probabilities;

  private IsotonicRegression(float[] scores, float[] probabilities) {
    this.scores = scores;
    this.probabilities = probabilities;
  }

  /** Outcomes that share a probability. */
  private record Step(double scoreSum, double right, int count) {
    double share() {
      return right / count;
    }

    double smoothed() {
      return (right + 1) / (count + 2);
    }

    double middle() {
      return scoreSum / count;
    }

    Step and(Step other) {
      return new Step(scoreSum + other.scoreSum, right + other.right, count + other.count);
    }
  }

  /**
   * @param scores between 0 and 1, at least one, of outcomes that the scores' model was not trained
   *     on
   * @param outcomes whether each came true
   */
  public static IsotonicRegression fit(double[] scores, boolean[] outcomes) {
    Shapes.same(scores.length, outcomes.length);
    if (scores.length == 0) {
      throw new IllegalArgumentException("there are no outcomes to fit; at least one is needed");
    }
    Integer[] order = new Integer[scores.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> scores[i]));
    List<Step> distinct = new ArrayList<>();
    for (int i = 0; i < order.length; ) {
      double score = scores[order[i]];
      Step step = new Step(0, 0, 0);
      for (; i < order.length && scores[order[i]] == score; i++) {
        step = step.and(new Step(score, outcomes[order[i]] ? 1 : 0, 1));
      }
      distinct.add(step);
    }
    // smoothed only once they are pooled: a single outcome would never rise above two thirds
    List<Step> found = pooled(pooled(distinct, Step::share), Step::smoothed);
    float[] middles = new float[found.size()];
    float[] shares = new float[found.size()];
    for (int i = 0; i < middles.length; i++) {
      middles[i] = (float) found.get(i).middle();
      shares[i] = (float) found.get(i).smoothed();
    }
    return new IsotonicRegression(middles, shares);
  }

  /** Neighbours that do not rise are taken together. */
  private static List<Step> pooled(List<Step> steps, ToDoubleFunction<Step> share) {
    Deque<Step> rising = new ArrayDeque<>();
    for (Step one : steps) {
      Step step = one;
      while (!rising.isEmpty()
          && share.applyAsDouble(rising.peekLast()) >= share.applyAsDouble(step)) {
        step = rising.removeLast().and(step);
      }
      rising.addLast(step);
    }
    return List.copyOf(rising);
  }

  @Override
  public double probability(double score) {
    int last = scores.length - 1;
    if (score <= scores[0]) {
      return probabilities[0];
    }
    if (score >= scores[last]) {
      return probabilities[last];
    }
    int above = 1;
    while (scores[above] < score) {
      above++;
    }
    double width = scores[above] - scores[above - 1];
    double along = width == 0 ? 1 : (score - scores[above - 1]) / width;
    return probabilities[above - 1] * (1 - along) + probabilities[above] * along;
  }

  /** Tag, number of knots, then the score and the probability of each. */
  @Override
  public void write(ModelOutput out) {
    out.count(ModelKind.ISOTONIC.tag());
    out.count(scores.length);
    for (int i = 0; i < scores.length; i++) {
      out.real(scores[i]);
      out.real(probabilities[i]);
    }
  }

  static IsotonicRegression readRest(ModelInput in) throws DamagedModelException {
    int knots = in.items(KNOT_BYTES);
    if (knots == 0) {
      throw new DamagedModelException("the model file holds a calibration without knots");
    }
    float[] scores = new float[knots];
    float[] probabilities = new float[knots];
    for (int i = 0; i < knots; i++) {
      scores[i] = in.real();
      probabilities[i] = in.real();
      boolean rising =
          i == 0 || (scores[i] >= scores[i - 1] && probabilities[i] >= probabilities[i - 1]);
      if (!rising || !(probabilities[i] >= 0 && probabilities[i] <= 1)) {
        throw new DamagedModelException("a calibration in the model file does not rise");
      }
    }
    return new IsotonicRegression(scores, probabilities);
  }
}
