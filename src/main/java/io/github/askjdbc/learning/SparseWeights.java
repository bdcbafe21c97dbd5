package io.github.askjdbc.learning;

import java.util.Arrays;

/**
 * Weights of a linear model with one or more outputs: a row of weights for each feature that has
 * any, found by hashing. Values are whole multiples of a step (a 16,384th of the range), since no
 * finer difference matters and the file is smaller.
 */
final class SparseWeights {

  private static final int STEPS = 8191;
  private static final int NONE = -1;

  private final int width;
  private final float step;
  private final int[] keys;
  private final short[] multiples;
  private final int[] slots;

  private SparseWeights(int width, float step, int[] keys, short[] multiples) {
    this.width = width;
    this.step = step;
    this.keys = keys;
    this.multiples = multiples;
    this.slots = slots(keys);
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
    int[] keys = new int[dense.length / width];
    short[] multiples = new short[dense.length];
    int kept = 0;
    for (int key = 0; key < keys.length; key++) {
      boolean any = false;
      for (int k = 0; k < width; k++) {
        long multiple = Math.round(dense[key * width + k] / step);
        multiples[kept * width + k] = (short) multiple;
        any |= multiple != 0;
      }
      if (any) {
        keys[kept++] = key;
      }
    }
    return new SparseWeights(
        width, step, Arrays.copyOf(keys, kept), Arrays.copyOf(multiples, kept * width));
  }

  int width() {
    return width;
  }

  /** How many features have a weight. */
  int size() {
    return keys.length;
  }

  int key(int row) {
    return keys[row];
  }

  /** The row of a feature, -1 where it has none. */
  int row(int feature) {
    int mask = slots.length - 1;
    for (int slot = spread(feature) & mask; slots[slot] != NONE; slot = (slot + 1) & mask) {
      if (keys[slots[slot]] == feature) {
        return slots[slot];
      }
    }
    return NONE;
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

  void write(ModelOutput out) {
    out.real(step);
    out.count(keys.length);
    int previous = -1;
    for (int row = 0; row < keys.length; row++) {
      out.count(keys[row] - previous - 1);
      previous = keys[row];
      for (int k = 0; k < width; k++) {
        out.signed(multiples[row * width + k]);
      }
    }
  }

  static SparseWeights read(ModelInput in, int width) throws DamagedModelException {
    float step = in.real();
    int size = in.items(1 + width);
    int[] keys = new int[size];
    short[] multiples = new short[size * width];
    int previous = -1;
    for (int row = 0; row < size; row++) {
      previous += 1 + in.below(Integer.MAX_VALUE - previous - 1);
      keys[row] = previous;
      for (int k = 0; k < width; k++) {
        int multiple = in.signed();
        if (Math.abs((long) multiple) > STEPS + 1) {
          throw new DamagedModelException("a weight in the model file is out of its range");
        }
        multiples[row * width + k] = (short) multiple;
      }
    }
    return new SparseWeights(width, step, keys, multiples);
  }

  private static int[] slots(int[] keys) {
    int[] slots = new int[Integer.highestOneBit(Math.max(1, keys.length)) * 4];
    Arrays.fill(slots, NONE);
    int mask = slots.length - 1;
    for (int row = 0; row < keys.length; row++) {
      int slot = spread(keys[row]) & mask;
      while (slots[slot] != NONE) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = row;
    }
    return slots;
  }

  private static int spread(int key) {
    int mixed = key * 0x9e3779b9;
    return mixed ^ (mixed >>> 15);
  }
}
