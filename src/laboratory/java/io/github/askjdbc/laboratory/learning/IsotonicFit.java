package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.IsotonicRegression;
import io.github.askjdbc.learning.Shapes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Finds the rising step function closest to outcomes (pool adjacent violators; Zadrozny and Elkan
 * 2002). A step's share is smoothed by one outcome of each kind, so that a short step at an end
 * does not give certainty.
 */
public final class IsotonicFit {

  private IsotonicFit() {}

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
  public static IsotonicRegression of(double[] scores, boolean[] outcomes) {
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
}
