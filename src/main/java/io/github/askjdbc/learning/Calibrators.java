package io.github.askjdbc.learning;

/** Reads calibrators of any kind. */
public final class Calibrators {

  private Calibrators() {}

  public static Calibrator read(ModelInput in) throws DamagedModelException {
    int tag = in.count();
    if (tag == ModelKind.PLATT.tag()) {
      return PlattScaling.readRest(in);
    }
    if (tag == ModelKind.ISOTONIC.tag()) {
      return IsotonicRegression.readRest(in);
    }
    throw new DamagedModelException(
        "the model file holds a model of kind " + tag + " where a calibration was expected");
  }

  /** A slope that keeps the order of scores. */
  static float slope(ModelInput in) throws DamagedModelException {
    float slope = in.real();
    if (slope < 0) {
      throw new DamagedModelException("a calibration in the model file falls");
    }
    return slope;
  }
}
