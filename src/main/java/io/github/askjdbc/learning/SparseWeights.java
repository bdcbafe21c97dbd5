package io.github.askjdbc.learning;

/**
 * Weights of a linear model with one or more outputs: a row of weights for each feature that has
 * any, found by a bit for each feature and the number of bits before it. Values are whole multiples
 * of a step (a 16,384th of the range), since no finer difference matters and the file is smaller.
 */
public final class SparseWeights {

  private static final int NONE = -1;

  private final int width;
  private final float step;

  /** A bit for each feature, the lowest of the first word for feature 0. */
  private final long[] held;

  /** Bits before each word. */
  private final int[] before;

  /** The weights of the rows, one row after the other. */
  private final short[] multiples;

  /**
   * @param width number of outputs
   * @param held a bit for each feature that has weights, the lowest of the first word for feature 0
   * @param multiples of the step: the weights of the features, one row after the other
   */
  public SparseWeights(int width, float step, long[] held, short[] multiples) {
    this.width = width;
    this.step = step;
    this.held = held;
    this.before = before(held);
    this.multiples = multiples;
  }

  private static int[] before(long... held) {
    int[] before = new int[held.length];
    int bits = 0;
    for (int word = 0; word < held.length; word++) {
      before[word] = bits;
      bits += Long.bitCount(held[word]);
    }
    return before;
  }

  private static int count(long... held) {
    int bits = 0;
    for (long word : held) {
      bits += Long.bitCount(word);
    }
    return bits;
  }

  /** The row of a feature, -1 where it has none. */
  int row(int feature) {
    int word = feature / Long.SIZE;
    long bit = 1L << feature;
    return word < held.length && (held[word] & bit) != 0
        ? before[word] + Long.bitCount(held[word] & (bit - 1))
        : NONE;
  }

  /** Adds what the features weigh to the outputs. */
  void addTo(double[] outputs, Features features) {
    for (int i = 0; i < features.size(); i++) {
      int row = row(features.index(i));
      if (row != NONE) {
        double value = features.value(i);
        int start = row * width;
        for (int k = 0; k < width; k++) {
          outputs[k] += value * (multiples[start + k] * step);
        }
      }
    }
  }

  /** Step, number of words, the words of bits, the multiples. */
  void write(ModelOutput out) {
    out.real(step);
    out.count(held.length);
    out.longs(held);
    out.shorts(multiples);
  }

  static SparseWeights read(ModelInput in, int width) throws DamagedModelException {
    float step = in.real();
    long[] held = in.longs(in.items(Long.BYTES));
    return new SparseWeights(width, step, held, in.shorts((long) count(held) * width));
  }
}
