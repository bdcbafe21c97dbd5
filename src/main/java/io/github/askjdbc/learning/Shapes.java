package io.github.askjdbc.learning;

/** Checks that what belongs together has the same length. */
public final class Shapes {

  private Shapes() {}

  public static void same(int rows, int... others) {
    for (int other : others) {
      if (other != rows) {
        throw new IllegalArgumentException(
            "there are " + rows + " rows and " + other + " values for them; one each is needed");
      }
    }
  }

  public static void shares(double[] targets) {
    for (double target : targets) {
      if (!(target >= 0 && target <= 1)) {
        throw new IllegalArgumentException(
            "a target of " + target + " is not allowed; use a number from 0 to 1");
      }
    }
  }
}
