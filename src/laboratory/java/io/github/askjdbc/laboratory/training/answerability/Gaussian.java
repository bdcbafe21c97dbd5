package io.github.askjdbc.laboratory.training.answerability;

import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.DecompositionSolver;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/** A normal distribution of vectors, fitted to some; measures how far others are from it. */
final class Gaussian {

  /** Of the mean variance, added to each variance, so that few vectors are enough. */
  private static final double SHRINKAGE = 0.1;

  /** Added as well, for vectors that are all the same. */
  private static final double LEAST_VARIANCE = 1e-6;

  private final RealVector mean;
  private final DecompositionSolver covariance;

  private Gaussian(RealVector mean, DecompositionSolver covariance) {
    this.mean = mean;
    this.covariance = covariance;
  }

  /**
   * @param vectors at least one, of equal length
   */
  static Gaussian of(List<double[]> vectors) {
    int width = vectors.get(0).length;
    RealVector mean = new ArrayRealVector(width);
    vectors.forEach(
        vector -> mean.combineToSelf(1, 1.0 / vectors.size(), new ArrayRealVector(vector, false)));
    RealMatrix covariance = new Array2DRowRealMatrix(width, width);
    for (double[] vector : vectors) {
      for (int i = 0; i < width; i++) {
        for (int j = 0; j <= i; j++) {
          double product = (vector[i] - mean.getEntry(i)) * (vector[j] - mean.getEntry(j));
          covariance.addToEntry(i, j, product / vectors.size());
        }
      }
    }
    double ridge = SHRINKAGE * covariance.getTrace() / width + LEAST_VARIANCE;
    for (int i = 0; i < width; i++) {
      for (int j = 0; j < i; j++) {
        covariance.setEntry(j, i, covariance.getEntry(i, j));
      }
      covariance.addToEntry(i, i, ridge);
    }
    return new Gaussian(mean, new CholeskyDecomposition(covariance).getSolver());
  }

  /** The squared Mahalanobis distance from the mean, at least 0. */
  double distance(double[] vector) {
    RealVector difference = new ArrayRealVector(vector).subtract(mean);
    return difference.dotProduct(covariance.solve(difference));
  }
}
