package io.github.askjdbc.learning;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** A sparse vector: distinct indices, ascending, with their values; every other value is 0. */
public final class Features {

  private static final float[] ALL_ONE = new float[0];

  private final int[] indices;
  private final float[] values;

  private Features(int[] indices, float[] values) {
    this.indices = indices;
    this.values = values;
  }

  /** How many entries are kept. */
  public int size() {
    return indices.length;
  }

  /** Index of the i-th entry. */
  public int index(int i) {
    return indices[i];
  }

  /** Value of the i-th entry, never 0. */
  public float value(int i) {
    return values == ALL_ONE ? 1 : values[i];
  }

  /** The same vector without the entries whose index is not kept. */
  public Features only(IntPredicate kept) {
    Builder builder = new Builder();
    for (int i = 0; i < size(); i++) {
      if (kept.test(index(i))) {
        builder.add(index(i), value(i));
      }
    }
    return builder.build();
  }

  /** The same direction with a Euclidean length of 1; unchanged where it is empty. */
  public Features normalised() {
    double squares = 0;
    for (int i = 0; i < size(); i++) {
      squares += (double) value(i) * value(i);
    }
    if (squares == 0) {
      return this;
    }
    float length = (float) Math.sqrt(squares);
    float[] scaled = new float[size()];
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = value(i) / length;
    }
    return new Features(indices, scaled);
  }

  /** Collects entries in any order; entries at the same index are added up. */
  public static final class Builder {
    private int[] indices = new int[16];
    private float[] values = new float[16];
    private int size;

    /**
     * @param index at least 0
     * @param value finite
     */
    public Builder add(int index, double value) {
      if (index < 0 || !Double.isFinite(value)) {
        throw new IllegalArgumentException(
            "the value "
                + value
                + " at "
                + index
                + " is not allowed; use a finite value, at least 0 as index");
      }
      if (size == indices.length) {
        indices = Arrays.copyOf(indices, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      indices[size] = index;
      values[size++] = (float) value;
      return this;
    }

    public Builder add(int index) {
      return add(index, 1);
    }

    /** The value 1 at the feature's hashed index. */
    public Builder add(FeatureHasher hasher, String feature) {
      return add(hasher.index(feature), 1);
    }

    public Features build() {
      // the order of entries at one index is kept, so that sums do not depend on the sort
      long[] order = new long[size];
      for (int i = 0; i < size; i++) {
        order[i] = ((long) indices[i] << 32) | i;
      }
      Arrays.sort(order);
      int[] keys = new int[size];
      float[] sums = new float[size];
      int kept = 0;
      for (int i = 0; i < size; ) {
        int key = (int) (order[i] >>> 32);
        float sum = 0;
        for (; i < size && (int) (order[i] >>> 32) == key; i++) {
          sum += values[(int) order[i]];
        }
        if (sum != 0) {
          keys[kept] = key;
          sums[kept++] = sum;
        }
      }
      boolean ones = true;
      for (int i = 0; i < kept; i++) {
        ones &= sums[i] == 1;
      }
      return new Features(Arrays.copyOf(keys, kept), ones ? ALL_ONE : Arrays.copyOf(sums, kept));
    }
  }
}
