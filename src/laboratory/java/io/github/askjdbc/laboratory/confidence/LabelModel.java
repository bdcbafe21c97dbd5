package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.Scorer;
import java.util.List;
import java.util.Map;

/**
 * A generative model of the labelers' votes (data programming; Ratner et al. 2017; SQLens, section
 * 3.2): how often each of them fires on right and on wrong SQL, learned without labels by
 * expectation maximisation. Compared with what learns from labels, and worse: no model file holds
 * it.
 *
 * <p>Labelers are taken to be independent given the truth; those that fire together beyond that
 * share their weight, by the correlation that is left. The three that say "right" follow from the
 * others, so that they are heard only once the others' worth is known.
 */
final class LabelModel implements Scorer {

  private static final int ROUNDS = 60;
  private static final double PSEUDO_COUNT = 2;
  private static final double RIGHT_AT_FIRST = 0.75;
  private static final double LEAST_PRIOR = 0.05;

  private final Labelers labelers;
  private final float prior;
  private final float[] whenRight;
  private final float[] whenWrong;
  private final float[] weights;

  private LabelModel(
      Labelers labelers, float prior, float[] whenRight, float[] whenWrong, float[] weights) {
    this.labelers = labelers;
    this.prior = prior;
    this.whenRight = whenRight;
    this.whenWrong = whenWrong;
    this.weights = weights;
  }

  /**
   * Learns from votes alone. It starts from the estimate that most SQL is right and that flags
   * speak against it, and cannot turn that round.
   */
  static LabelModel unsupervised(Labelers labelers, List<Map<String, Float>> rows) {
    List<Vote[]> votes = rows.stream().map(labelers::votes).toList();
    double[] right = new double[votes.size()];
    LabelModel model = atFirst(labelers).signalsOnly();
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < right.length; i++) {
        right[i] = model.posterior(votes.get(i));
      }
      model = fitted(labelers, votes, right).signalsOnly();
    }
    return fitted(labelers, votes, right);
  }

  @Override
  public double score(Map<String, Float> features) {
    return posterior(labelers.votes(features));
  }

  private LabelModel signalsOnly() {
    float[] heard = weights.clone();
    for (int i = 0; i < heard.length; i++) {
      heard[i] = labelers.saysRight(i) ? 0 : 1;
    }
    return new LabelModel(labelers, prior, whenRight, whenWrong, heard);
  }

  private static LabelModel atFirst(Labelers labelers) {
    int size = labelers.size();
    float[] whenRight = new float[size];
    float[] whenWrong = new float[size];
    float[] weights = new float[size];
    for (int i = 0; i < size; i++) {
      whenRight[i] = labelers.saysRight(i) ? 0.6f : 0.1f;
      whenWrong[i] = labelers.saysRight(i) ? 0.3f : 0.25f;
      weights[i] = 1;
    }
    return new LabelModel(labelers, (float) RIGHT_AT_FIRST, whenRight, whenWrong, weights);
  }

  private static LabelModel fitted(Labelers labelers, List<Vote[]> votes, double[] right) {
    int size = labelers.size();
    float[] whenRight = new float[size];
    float[] whenWrong = new float[size];
    double rights = 0;
    for (double one : right) {
      rights += one;
    }
    for (int i = 0; i < size; i++) {
      double[] fired = new double[2];
      double[] looked = new double[2];
      for (int row = 0; row < right.length; row++) {
        Vote vote = votes.get(row)[i];
        if (vote != Vote.UNKNOWN) {
          looked[0] += right[row];
          looked[1] += 1 - right[row];
          fired[0] += vote == Vote.FIRED ? right[row] : 0;
          fired[1] += vote == Vote.FIRED ? 1 - right[row] : 0;
        }
      }
      double all =
          (fired[0] + fired[1] + PSEUDO_COUNT / 4) / (looked[0] + looked[1] + PSEUDO_COUNT);
      whenRight[i] = (float) ((fired[0] + PSEUDO_COUNT * all) / (looked[0] + PSEUDO_COUNT));
      whenWrong[i] = (float) ((fired[1] + PSEUDO_COUNT * all) / (looked[1] + PSEUDO_COUNT));
      boolean turned = whenRight[i] > whenWrong[i] != labelers.saysRight(i);
      if (turned) {
        whenRight[i] = (float) all;
        whenWrong[i] = (float) all;
      }
    }
    double share = right.length == 0 ? RIGHT_AT_FIRST : rights / right.length;
    float prior = (float) Math.max(LEAST_PRIOR, Math.min(1 - LEAST_PRIOR, share));
    float[] weights = weights(votes, right, whenRight, whenWrong);
    return new LabelModel(labelers, prior, whenRight, whenWrong, weights);
  }

  /** 1 over 1 and what a labeler's correlations with the others, given the truth, add up to. */
  private static float[] weights(
      List<Vote[]> votes, double[] right, float[] whenRight, float[] whenWrong) {
    int size = whenRight.length;
    double[][] products = new double[size][size];
    double[] residuals = new double[size];
    for (int row = 0; row < right.length; row++) {
      for (int i = 0; i < size; i++) {
        Vote vote = votes.get(row)[i];
        double expected = right[row] * whenRight[i] + (1 - right[row]) * whenWrong[i];
        residuals[i] = vote == Vote.UNKNOWN ? 0 : (vote == Vote.FIRED ? 1 : 0) - expected;
      }
      for (int i = 0; i < size; i++) {
        for (int j = 0; j <= i; j++) {
          products[i][j] += residuals[i] * residuals[j];
        }
      }
    }
    float[] weights = new float[size];
    for (int i = 0; i < size; i++) {
      double together = 0;
      for (int j = 0; j < size; j++) {
        double product = products[Math.max(i, j)][Math.min(i, j)];
        double scale = Math.sqrt(products[i][i] * products[j][j]);
        together += i == j || scale == 0 ? 0 : Math.abs(product) / scale;
      }
      weights[i] = (float) (1 / (1 + together));
    }
    return weights;
  }

  private double posterior(Vote[] votes) {
    double odds = StrictMath.log(prior / (1 - prior));
    for (int i = 0; i < votes.length; i++) {
      if (votes[i] == Vote.FIRED) {
        odds += weights[i] * StrictMath.log(bounded(whenRight[i]) / bounded(whenWrong[i]));
      } else if (votes[i] == Vote.QUIET) {
        odds += weights[i] * StrictMath.log(bounded(1 - whenRight[i]) / bounded(1 - whenWrong[i]));
      }
    }
    return 1 / (1 + StrictMath.exp(-odds));
  }

  private static double bounded(double share) {
    return Math.max(1e-4, share);
  }

  /** What a labeler does about one SQL. */
  enum Vote {
    FIRED,
    QUIET,
    /** It could not look, or is not there. */
    UNKNOWN
  }
}
