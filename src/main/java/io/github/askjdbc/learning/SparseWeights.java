package io.github.askjdbc.learning;

import java.util.Arrays;

/**
 * Weights of a linear model with one or more outputs: a row of weights for each feature that has
 * any, found by a bit for each feature and the number of bits before it. Values are whole multiples
 * of a step (a 16,384th of the range), since no finer difference matters and the file is smaller.
 */
final class SparseWeights {

  private static final int STEPS = 8191;
  private static final int NONE = -1;

  private final int width;
  private final float step;

  /** A bit for each feature, the lowest of the first word for feature 0. */
  private final long[] held;

  /** Bits before each word. */
  private final int[] before;

  /** The weights of the rows, one row after the other. */
  private final short[] multiples;

  private SparseWeights(int width, float step, long[] held, short[] multiples) {
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

  /**
   * @param dense the weights of output k for feature i at {@code i * width + k}
   */
  static SparseWeights quantised(double[] dense, int width) {
    double largest = 0;
    for (double weight : dense) {
      largest = Math.max(largest, Math.abs(weight));
    }
    float step = largest == 0 ? 1 : Math.max(Float.MIN_NORMAL, (float) (largest / STEPS));
    int features = dense.length / width;
    long[] held = new long[(features + Long.SIZE - 1) / Long.SIZE];
    short[] multiples = new short[dense.length];
    int kept = 0;
    for (int feature = 0; feature < features; feature++) {
      boolean any = false;
      for (int k = 0; k < width; k++) {
        long multiple = Math.round(dense[feature * width + k] / step);
        multiples[kept * width + k] = (short) multiple;
        any |= multiple != 0;
      }
      if (any) {
        held[feature / Long.SIZE] |= 1L << feature;
        kept++;
      }
    }
    return new SparseWeights(width, step, held, Arrays.copyOf(multiples, kept * width));
  }

  /** How many features have a weight. */
  int size() {
    return multiples.length / width;
  }

  /** The row of a feature, -1 where it has none. */
  int row(int feature) {
    int word = feature / Long.SIZE;
    long bit = 1L << feature;
    return word < held.length && (held[word] & bit) != 0
        ? before[word] + Long.bitCount(held[word] & (bit - 1))
        : NONE;
  }

  float weight(int row, int output) {
    return multiples[row * width + output] * step;
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
