package io.github.askjdbc.learning;

/**
 * Trees over the same columns, whose values are added up: the nodes of all of them, one tree after
 * the other. The left child of a node follows it.
 */
public final class TreeEnsemble {

  private static final int MAX_COLUMNS = 1 << 14;
  private static final int MAX_NODES = 511;
  private static final int NODE_BYTES = 2 * Short.BYTES + Float.BYTES;

  private final int columns;
  private final float base;

  private final int[] roots;
  private final short[] splits;
  private final float[] numbers;
  private final short[] rights;

  /**
   * The nodes of all trees, one tree after the other.
   *
   * @param roots where each tree begins, and at last where the nodes end
   * @param splits 0 for a leaf, else twice the column of a split, and 1 or, where unknown values go
   *     left, 2
   * @param numbers the value of a leaf, or the threshold of a split: up to and including it is left
   * @param rights how many nodes after a split its right child stands; 0 for a leaf
   */
  @SuppressWarnings("ArrayRecordComponent") // read by this class alone, millions of times
  public record Nodes(int[] roots, short[] splits, float[] numbers, short[] rights) {}

  public TreeEnsemble(int columns, float base, Nodes nodes) {
    if (columns > MAX_COLUMNS) {
      throw new IllegalArgumentException(
          "trees over " + columns + " columns; at most " + MAX_COLUMNS + " are allowed");
    }
    this.columns = columns;
    this.base = base;
    this.roots = nodes.roots();
    this.splits = nodes.splits();
    this.numbers = nodes.numbers();
    this.rights = nodes.rights();
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
    for (short split = splits[node]; split != 0; split = splits[node]) {
      float value = row[column(split)];
      // a missing value is not below any other
      boolean left = value <= numbers[node] || ((split & 1) == 0 && Float.isNaN(value));
      node += left ? 1 : rights[node];
    }
    return numbers[node];
  }

  private static int column(short split) {
    return (split - 1) >> 1;
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
        new TreeEnsemble(
            columns, base, new Nodes(roots, in.shorts(nodes), in.reals(nodes), in.shorts(nodes)));
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
