package io.github.askjdbc.laboratory.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * Grows a regression tree best leaf first, each split the one that lowers a second-order
 * approximation of the loss most (Chen and Guestrin 2016, section 2).
 */
final class TreeGrower {

  private static final double LEAST_GAIN = 1e-9;
  private static final double LEAST_CURVATURE = 1e-6;

  private final BinnedColumns columns;
  private final TreeSettings settings;
  private final double shrinkage;
  private final boolean drawsForEachSplit;
  private final SplitFinder finder;
  private final Histogram nothing;

  /** Of the loss, by row. */
  private static final class Derivatives {
    private final double[] slopes;
    private final double[] curvatures;

    Derivatives(double[] slopes, double[] curvatures) {
      this.slopes = slopes;
      this.curvatures = curvatures;
    }
  }

  /** A leaf, which may become a split. */
  private static final class Node {
    private final int[] rows;
    private final int number;
    private double slope;
    private double curvature;
    private Histogram histogram;
    private SplitFinder.Split split = SplitFinder.Split.NONE;
    private Node left;
    private Node right;

    Node(int[] rows, int number) {
      this.rows = rows;
      this.number = number;
    }
  }

  /**
   * @param shrinkage by which leaf values are multiplied
   * @param drawsForEachSplit whether columns are drawn anew for each split instead of each tree
   */
  TreeGrower(
      BinnedColumns columns, TreeSettings settings, double shrinkage, boolean drawsForEachSplit) {
    this.columns = columns;
    this.settings = settings;
    this.shrinkage = shrinkage;
    this.drawsForEachSplit = drawsForEachSplit;
    this.finder = new SplitFinder(settings.l2(), settings.minRows(), LEAST_CURVATURE);
    this.nothing = Histogram.of(columns, new int[0], new int[0], new double[0], new double[0]);
  }

  /**
   * @param rows to grow on
   * @param slopes first derivative of the loss by row
   * @param curvatures second derivative of the loss by row, not negative
   */
  Tree grow(int[] rows, double[] slopes, double[] curvatures, Random random) {
    Derivatives at = new Derivatives(slopes, curvatures);
    int[] drawn = draw(random);
    PriorityQueue<Node> leaves =
        new PriorityQueue<>(
            Comparator.comparingDouble((Node node) -> -node.split.gain())
                .thenComparingInt(node -> node.number));
    Node root = new Node(rows, 0);
    open(root, histogram(root, drawn, at), at);
    leaves.add(root);
    for (int leafCount = 1; leafCount < settings.leaves(); leafCount++) {
      Node best = leaves.poll();
      if (best.split.gain() <= LEAST_GAIN) {
        break;
      }
      List<int[]> parts = parts(best);
      best.left = new Node(parts.get(0), 2 * leafCount - 1);
      best.right = new Node(parts.get(1), 2 * leafCount);
      openParts(best, at, drawn, random);
      leaves.add(best.left);
      leaves.add(best.right);
    }
    Tree tree = new Tree();
    write(root, tree);
    return tree;
  }

  private void open(Node node, Histogram histogram, Derivatives at) {
    node.histogram = histogram;
    for (int row : node.rows) {
      node.slope += at.slopes[row];
      node.curvature += at.curvatures[row];
    }
    if (mayBeParted(node)) {
      node.split = finder.best(histogram);
    }
  }

  private void openParts(Node node, Derivatives at, int[] drawn, Random random) {
    if (drawsForEachSplit) {
      open(node.left, histogram(node.left, draw(random), at), at);
      open(node.right, histogram(node.right, draw(random), at), at);
      return;
    }
    boolean leftSmaller = node.left.rows.length <= node.right.rows.length;
    Node smaller = leftSmaller ? node.left : node.right;
    Node larger = leftSmaller ? node.right : node.left;
    if (mayBeParted(larger)) {
      Histogram counted = Histogram.of(columns, drawn, smaller.rows, at.slopes, at.curvatures);
      open(smaller, counted, at);
      open(larger, node.histogram.minus(counted), at);
    } else {
      open(smaller, nothing, at);
      open(larger, nothing, at);
    }
    node.histogram = nothing;
  }

  private Histogram histogram(Node node, int[] drawn, Derivatives at) {
    return mayBeParted(node)
        ? Histogram.of(columns, drawn, node.rows, at.slopes, at.curvatures)
        : nothing;
  }

  private boolean mayBeParted(Node node) {
    return node.rows.length >= 2 * settings.minRows();
  }

  private List<int[]> parts(Node node) {
    byte[] bins = columns.of(node.split.column());
    int[] left = new int[node.rows.length];
    int[] right = new int[node.rows.length];
    int lefts = 0;
    int rights = 0;
    for (int row : node.rows) {
      if (node.split.goesLeft(bins[row] & 0xff)) {
        left[lefts++] = row;
      } else {
        right[rights++] = row;
      }
    }
    return List.of(Arrays.copyOf(left, lefts), Arrays.copyOf(right, rights));
  }

  private void write(Node node, Tree tree) {
    if (node.left == null) {
      double value =
          node.curvature + settings.l2() < LEAST_CURVATURE
              ? 0
              : -node.slope / (node.curvature + settings.l2());
      tree.leaf((float) (shrinkage * value));
      return;
    }
    SplitFinder.Split split = node.split;
    int at =
        tree.split(
            split.column(), columns.upper(split.column(), split.lastLeft()), split.missingLeft());
    write(node.left, tree);
    tree.right(at, tree.size());
    write(node.right, tree);
  }

  private int[] draw(Random random) {
    int total = columns.columns();
    int wanted = (int) Math.max(1, Math.ceil(settings.columnShare() * total));
    List<Integer> all = new ArrayList<>();
    for (int column = 0; column < total; column++) {
      all.add(column);
    }
    if (wanted < total) {
      Collections.shuffle(all, random);
    }
    return all.stream().limit(wanted).mapToInt(Integer::intValue).sorted().toArray();
  }
}
