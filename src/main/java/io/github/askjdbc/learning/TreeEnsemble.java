package io.github.askjdbc.learning;

import java.util.List;

/**
 * Trees over the same columns, whose values are added up: the nodes of all of them, one tree after
 * the other. The left child of a node follows it.
 */
final class TreeEnsemble {

  private static final int MAX_COLUMNS = 1 << 14;
  private static final int MAX_NODES = 511;
  private static final int NODE_BYTES = 2 * Short.BYTES + Float.BYTES;

  private final int columns;
  private final float base;

  /** Where each tree begins, and at last where the nodes end. */
  private final int[] roots;

  /** 0 for a leaf, else twice the column of a split, and 1 or, where unknown values go left, 2. */
  private final short[] splits;

  /** The value of a leaf, or the threshold of a split: up to and including it is left. */
  private final float[] numbers;

  /** How many nodes after a split its right child stands; 0 for a leaf. */
  private final short[] rights;

  private TreeEnsemble(
      int columns, float base, int[] roots, short[] splits, float[] numbers, short[] rights) {
    this.columns = columns;
    this.base = base;
    this.roots = roots;
    this.splits = splits;
    this.numbers = numbers;
    this.rights = rights;
  }

  static TreeEnsemble of(int columns, float base, List<Tree> trees) {
    if (columns > MAX_COLUMNS) {
      throw new IllegalArgumentException(
          "trees over " + columns + " columns; at most " + MAX_COLUMNS + " are allowed");
    }
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
        numbers[at] = from.number(node);
        if (!from.isLeaf(node)) {
          splits[at] = (short) (2 * from.column(node) + (from.missingLeft(node) ? 2 : 1));
          rights[at] = (short) (from.right(node) - node);
        }
      }
    }
    roots[trees.size()] = at;
    return new TreeEnsemble(columns, base, roots, splits, numbers, rights);
  }

  int size() {
    return roots.length - 1;
  }

  int columnCount() {
    return columns;
  }

  double sum(float[] row) {
    if (row.length != columns) {
      throw new IllegalArgumentException(
          "the row has " + row.length + " columns; the trees know " + columns);
    }
    double sum = base;
    for (int tree = 0; tree < size(); tree++) {
      sum += value(roots[tree], row);
    }
    return sum;
  }

  private float value(int root, float... row) {
    int node = root;
    while (splits[node] != 0) {
      float value = row[column(splits[node])];
      boolean left = Float.isNaN(value) ? (splits[node] & 1) == 0 : value <= numbers[node];
      node += left ? 1 : rights[node];
    }
    return numbers[node];
  }

  private static int column(short split) {
    return (split - 1) / 2;
  }

  int[] splits() {
    int[] counts = new int[columns];
    for (short split : splits) {
      if (split != 0) {
        counts[column(split)]++;
      }
    }
    return counts;
  }

  /** Number of columns, base, number of trees, nodes of each; then the nodes, part by part. */
  void write(ModelOutput out) {
    out.count(ModelKind.TREES.tag());
    out.count(columns);
    out.real(base);
    out.count(size());
    for (int tree = 0; tree < size(); tree++) {
      out.count(roots[tree + 1] - roots[tree]);
    }
    out.shorts(splits);
    out.reals(numbers);
    out.shorts(rights);
  }

  static TreeEnsemble read(ModelInput in) throws DamagedModelException {
    in.tag(ModelKind.TREES);
    int columns = in.below(MAX_COLUMNS);
    float base = in.real();
    int[] roots = new int[in.items(1 + NODE_BYTES) + 1];
    for (int tree = 1; tree < roots.length; tree++) {
      roots[tree] = roots[tree - 1] + in.below(MAX_NODES + 1);
      if (roots[tree] < 0) {
        throw new DamagedModelException("the model file announces more nodes than there can be");
      }
    }
    int nodes = roots[roots.length - 1];
    TreeEnsemble read =
        new TreeEnsemble(columns, base, roots, in.shorts(nodes), in.reals(nodes), in.shorts(nodes));
    read.check();
    return read;
  }

  /** Every way through a tree goes on, stays within it, and ends at a leaf with a number. */
  private void check() throws DamagedModelException {
    for (int tree = 0; tree < size(); tree++) {
      int end = roots[tree + 1];
      if (roots[tree] == end || splits[end - 1] != 0) {
        throw new DamagedModelException("a tree in the model file has no last leaf");
      }
      for (int node = roots[tree]; node < end; node++) {
        boolean inside =
            splits[node] == 0
                || (splits[node] > 0
                    && column(splits[node]) < columns
                    && rights[node] > 1
                    && node + rights[node] < end);
        if (!inside || !Float.isFinite(numbers[node])) {
          throw new DamagedModelException("a tree in the model file has loose ends");
        }
      }
    }
  }
}
