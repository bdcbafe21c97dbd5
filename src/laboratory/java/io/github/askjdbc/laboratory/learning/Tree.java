package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.TreeEnsemble;
import java.util.Arrays;
import java.util.List;

/**
 * A binary regression tree in arrays. A node without a column is a leaf; the left child of another
 * node follows it.
 */
final class Tree {

  static final int LEAF = -1;

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

  /** The trees as they are kept. */
  static TreeEnsemble ensemble(int columns, float base, List<Tree> trees) {
    int nodes = trees.stream().mapToInt(Tree::size).sum();
    int[] roots = new int[trees.size() + 1];
    short[] splits = new short[nodes];
    float[] numbers = new float[nodes];
    short[] rights = new short[nodes];
    int at = 0;
    for (int tree = 0; tree < trees.size(); tree++) {
      roots[tree] = at;
      for (int node = 0; node < trees.get(tree).size(); node++, at++) {
        Tree from = trees.get(tree);
        numbers[at] = from.numbers[node];
        if (from.columns[node] != LEAF) {
          splits[at] = (short) (2 * from.columns[node] + (from.missingLeft[node] ? 2 : 1));
          rights[at] = (short) (from.right[node] - node);
        }
      }
    }
    roots[trees.size()] = at;
    return new TreeEnsemble(columns, base, new TreeEnsemble.Nodes(roots, splits, numbers, rights));
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
