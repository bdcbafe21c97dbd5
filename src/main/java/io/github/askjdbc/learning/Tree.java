package io.github.askjdbc.learning;

import java.util.Arrays;

/**
 * A binary regression tree in arrays. A node without a column is a leaf; the left child of another
 * node follows it.
 */
final class Tree {

  static final int LEAF = -1;
  private static final int MAX_NODES = 511;
  private static final int LEAST_NODE_BYTES = 5;

  private int[] columns = new int[8];
  private boolean[] missingLeft = new boolean[8];
  private float[] numbers = new float[8];
  private int[] right = new int[8];
  private int size;

  /** Adds a leaf; nodes are added in the order node, all of its left, all of its right. */
  int leaf(float value) {
    return add(LEAF, false, value);
  }

  /**
   * Adds a split.
   *
   * @param threshold values up to and including it go left
   */
  int split(int column, float threshold, boolean missingGoLeft) {
    return add(column, missingGoLeft, threshold);
  }

  /** Says where the right side of a split starts. */
  void right(int split, int node) {
    right[split] = node;
  }

  /** How many nodes there are: the place of the next one. */
  int size() {
    return size;
  }

  float value(float[] row) {
    int node = 0;
    while (columns[node] != LEAF) {
      float value = row[columns[node]];
      boolean left = Float.isNaN(value) ? missingLeft[node] : value <= numbers[node];
      node = left ? node + 1 : right[node];
    }
    return numbers[node];
  }

  /** Adds to each column how many splits use it. */
  void countSplits(int[] counts) {
    for (int node = 0; node < size; node++) {
      if (columns[node] != LEAF) {
        counts[columns[node]]++;
      }
    }
  }

  void write(ModelOutput out) {
    out.count(size);
    for (int node = 0; node < size; node++) {
      out.count(columns[node] == LEAF ? 0 : 1 + 2 * columns[node] + (missingLeft[node] ? 1 : 0));
      out.real(numbers[node]);
    }
  }

  static Tree read(ModelInput in, int columnCount) throws DamagedModelException {
    int nodes = in.items(LEAST_NODE_BYTES);
    if (nodes < 1 || nodes > MAX_NODES) {
      throw new DamagedModelException("a tree in the model file has " + nodes + " nodes");
    }
    Tree tree = new Tree();
    int[] open = new int[nodes];
    int depth = 0;
    for (int node = 0; node < nodes; node++) {
      int code = in.below(1 + 2 * columnCount);
      float number = in.real();
      if (code > 0) {
        open[depth++] = tree.split((code - 1) / 2, number, (code - 1) % 2 == 1);
        continue;
      }
      tree.leaf(number);
      if (depth > 0 && node + 1 < nodes) {
        tree.right(open[--depth], node + 1);
      } else if (depth > 0 || node + 1 < nodes) {
        throw new DamagedModelException("a tree in the model file has loose ends");
      }
    }
    if (tree.columns[nodes - 1] != LEAF) {
      throw new DamagedModelException("a tree in the model file ends with a split");
    }
    return tree;
  }

  private int add(int column, boolean missingGoLeft, float number) {
    if (size == columns.length) {
      columns = Arrays.copyOf(columns, 2 * size);
      missingLeft = Arrays.copyOf(missingLeft, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * size);
      right = Arrays.copyOf(right, 2 * size);
    }
    columns[size] = column;
    missingLeft[size] = missingGoLeft;
    numbers[size] = number;
    return size++;
  }
}
