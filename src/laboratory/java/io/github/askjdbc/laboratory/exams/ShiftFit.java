package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.exam.ExamShift;
import io.github.askjdbc.learning.Logistic;
import java.util.List;
import org.hipparchus.distribution.continuous.BetaDistribution;
import org.hipparchus.distribution.discrete.BinomialDistribution;

/**
 * Learns how exams and people's questions differ: the mean and deviation under which what writers
 * came to is likeliest, whatever their shares are.
 */
public final class ShiftFit {

  private static final double FARTHEST = 6;
  private static final double STEP = 0.1;
  private static final double LEAST_DEVIATION = 0.2;
  private static final double MOST_DEVIATION = 2.5;
  private static final int SHARES = 50;

  private ShiftFit() {}

  /** At least one of each. */
  public static ExamShift of(List<SatExam> sat) {
    List<double[]> likelihoods = sat.stream().map(ShiftFit::likelihoods).toList();
    ExamShift best = new ExamShift(0, 0);
    double highest = Double.NEGATIVE_INFINITY;
    for (double mean = -FARTHEST; mean <= FARTHEST; mean += STEP) {
      for (double spread = LEAST_DEVIATION; spread <= MOST_DEVIATION; spread += STEP) {
        double fit = 0;
        for (double[] one : likelihoods) {
          fit += logLikelihood(one, mean, spread);
        }
        if (fit > highest) {
          highest = fit;
          best = new ExamShift(mean, spread);
        }
      }
    }
    return best;
  }

  private static double logLikelihood(double[] byShift, double mean, double spread) {
    double weighted = 0;
    double weights = 0;
    for (int i = 0; i < byShift.length; i++) {
      double off = (shift(i) - mean) / spread;
      double weight = StrictMath.exp(-off * off / 2);
      weighted += weight * byShift[i];
      weights += weight;
    }
    return StrictMath.log(weighted / weights);
  }

  /** Of what a writer came to, by the shift. */
  private static double[] likelihoods(SatExam sat) {
    int asked = (int) SatExam.answerable(sat.real());
    int held = (int) SatExam.right(sat.real());
    BetaDistribution share = ExamShift.Harder.of(sat.exam()).share();
    double[] likelihoods = new double[(int) Math.round(2 * FARTHEST / STEP) + 1];
    for (int draw = 0; draw < SHARES; draw++) {
      double exam = share.inverseCumulativeProbability((draw + 0.5) / SHARES);
      for (int i = 0; i < likelihoods.length; i++) {
        double real = Logistic.of(Logistic.logit(exam) + shift(i));
        likelihoods[i] += new BinomialDistribution(asked, real).probability(held) / SHARES;
      }
    }
    return likelihoods;
  }

  private static double shift(int step) {
    return step * STEP - FARTHEST;
  }
}
