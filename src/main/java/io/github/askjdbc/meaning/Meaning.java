package io.github.askjdbc.meaning;

/**
 * A direction in the space of word vectors.
 *
 * <p>Its sign bits allow a cheap estimate of the angle between two (random hyperplanes, Charikar
 * 2002, section 3; here the hyperplanes are the axes).
 */
public final class Meaning {

  private final float[] unit;
  private final long[] signs;

  /**
   * @param components not all 0
   */
  Meaning(float[] components) {
    double squares = 0;
    for (float component : components) {
      squares += component * component;
    }
    if (squares == 0) {
      throw new IllegalArgumentException("a vector of zeros has no direction");
    }
    float factor = (float) (1 / Math.sqrt(squares));
    unit = new float[components.length];
    signs = new long[(components.length + Long.SIZE - 1) / Long.SIZE];
    for (int i = 0; i < unit.length; i++) {
      unit[i] = factor * components[i];
      if (components[i] > 0) {
        signs[i / Long.SIZE] |= 1L << (i % Long.SIZE);
      }
    }
  }

  /** The cosine, from -1 to 1; the same both ways. */
  public double similarity(Meaning other) {
    float sum = 0;
    for (int i = 0; i < unit.length; i++) {
      sum += unit[i] * other.unit[i];
    }
    return Math.max(-1, Math.min(1, sum));
  }

  /** The share of components with the same sign: about 1 less the angle over pi. */
  public double sameSigns(Meaning other) {
    int different = 0;
    for (int i = 0; i < signs.length; i++) {
      different += Long.bitCount(signs[i] ^ other.signs[i]);
    }
    return 1 - (double) different / unit.length;
  }

  /** Its components, a copy; the vector has the length 1. */
  public float[] components() {
    return unit.clone();
  }
}
