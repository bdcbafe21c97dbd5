package io.github.askjdbc.learning;

/** To come. */
public final class PlattScaling implements Calibrator {

  private PlattScaling() {}

  /**
   * @param scores between 0 and 1, of outcomes that no score was trained on
   * @param outcomes whether each came true
   */
  public static PlattScaling fit(double[] scores, boolean[] outcomes) {
    throw new UnsupportedOperationException();
  }

  @Override
  public double probability(double score) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void write(ModelOutput out) {
    throw new UnsupportedOperationException();
  }

  public static PlattScaling read(ModelInput in) throws DamagedModelException {
    throw new UnsupportedOperationException();
  }
}
