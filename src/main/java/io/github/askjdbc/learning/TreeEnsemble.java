package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.List;

/** Trees over the same columns, whose values are added up. */
final class TreeEnsemble {

  private static final int MAX_COLUMNS = 1 << 20;
  private static final int LEAST_TREE_BYTES = 6;

  private final int columns;
  private final float base;
  private final List<Tree> trees;

  TreeEnsemble(int columns, float base, List<Tree> trees) {
    this.columns = columns;
    this.base = base;
    this.trees = List.copyOf(trees);
  }

  int size() {
    return trees.size();
  }

  double sum(float[] row) {
    if (row.length != columns) {
      throw new IllegalArgumentException(
          "the row has " + row.length + " columns; the trees know " + columns);
    }
    double sum = base;
    for (Tree tree : trees) {
      sum += tree.value(row);
    }
    return sum;
  }

  int[] splits() {
    int[] counts = new int[columns];
    trees.forEach(tree -> tree.countSplits(counts));
    return counts;
  }

  /** Number of columns, base, number of trees; each tree node by node, left before right. */
  void write(ModelOutput out) {
    out.count(ModelKind.TREES.tag());
    out.count(columns);
    out.real(base);
    out.count(trees.size());
    trees.forEach(tree -> tree.write(out));
  }

  static TreeEnsemble read(ModelInput in) throws DamagedModelException {
    in.tag(ModelKind.TREES);
    int columns = in.below(MAX_COLUMNS);
    float base = in.real();
    int count = in.items(LEAST_TREE_BYTES);
    List<Tree> trees = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trees.add(Tree.read(in, columns));
    }
    return new TreeEnsemble(columns, base, trees);
  }
}
