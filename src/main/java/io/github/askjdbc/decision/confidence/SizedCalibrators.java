package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.Calibrators;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.Map;

/**
 * From a score to a probability, by the size of the database: the same score is right more often
 * where gold was written with more care and names say more.
 *
 * @param few for databases of few columns
 * @param many for all others
 */
public record SizedCalibrators(Calibrator few, Calibrator many) {

  /** Whether the features are those of SQL on a database of many columns. */
  public static boolean manyColumns(Map<String, Float> features) {
    return features.getOrDefault(CatalogFeatures.LARGE, 0f) > 0;
  }

  /** The same for databases of any size. */
  public static SizedCalibrators same(Calibrator calibrator) {
    return new SizedCalibrators(calibrator, calibrator);
  }

  /**
   * @param score of a scorer
   * @param features that it was given
   */
  public double probability(double score, Map<String, Float> features) {
    Calibrator calibrator = manyColumns(features) ? many : few;
    return Math.max(0, Math.min(1, calibrator.probability(score)));
  }

  void write(ModelOutput out) {
    few.write(out);
    many.write(out);
  }

  static SizedCalibrators read(ModelInput in) throws DamagedModelException {
    return new SizedCalibrators(Calibrators.read(in), Calibrators.read(in));
  }
}
