package io.github.askjdbc.learning;

import java.util.Arrays;
import java.util.List;

/**
 * Trees that know their columns by name. Rows may hold others beside them, in another order than in
 * training. Immutable.
 */
public final class NamedTrees {

  private final Columns columns;
  private final BoostedTrees trees;

  /** Where a row holds each column; empty where it holds these and no others, in their order. */
  private final int[] places;

  private NamedTrees(Columns columns, BoostedTrees trees, int... places) {
    this.columns = columns;
    this.trees = trees;
    this.places = places;
  }

  /**
   * @param columns of the rows on which the trees were trained
   */
  public NamedTrees(Columns columns, BoostedTrees trees) {
    this(columns, trees, new int[0]);
  }

  /** As {@link BoostedTrees#margin}. */
  public double margin(float[] row) {
    return trees.margin(known(row));
  }

  /** As {@link BoostedTrees#score}. */
  public double score(float[] row) {
    return trees.score(known(row));
  }

  private float[] known(float... row) {
    if (places.length == 0) {
      return row;
    }
    float[] known = new float[places.length];
    for (int i = 0; i < known.length; i++) {
      known[i] = row[places[i]];
    }
    return known;
  }

  /** The names, then the trees. */
  public void write(ModelOutput out) {
    columns.write(out);
    trees.write(out);
  }

  /**
   * @param given what rows hold
   * @throws DamagedModelException if the trees know a feature that rows do not hold
   */
  public static NamedTrees read(ModelInput in, Columns given) throws DamagedModelException {
    Columns columns = Columns.read(in);
    in.refuseMissing(columns.missingFrom(given.names()));
    BoostedTrees trees = BoostedTrees.read(in);
    if (trees.columnCount() != columns.size()) {
      throw new DamagedModelException(
          "the model file names "
              + columns.size()
              + " features of trees over "
              + trees.columnCount()
              + " columns");
    }
    return columns.equals(given)
        ? new NamedTrees(columns, trees)
        : new NamedTrees(columns, trees, places(columns.names(), given.names()));
  }

  private static int[] places(List<String> names, List<String> given) {
    int[] places = new int[names.size()];
    Arrays.setAll(places, i -> given.indexOf(names.get(i)));
    return places;
  }
}
