package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.BetaCalibration;
import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.IsotonicRegression;
import io.github.askjdbc.learning.PlattScaling;

/** The ways of turning scores into probabilities. */
public enum CalibrationKind {
  PLATT,
  ISOTONIC,
  BETA;

  Calibrator fit(double[] scores, boolean[] right) {
    return switch (this) {
      case PLATT -> PlattScaling.fit(scores, right);
      case ISOTONIC -> IsotonicRegression.fit(scores, right);
      case BETA -> BetaCalibration.fit(scores, right);
    };
  }
}
