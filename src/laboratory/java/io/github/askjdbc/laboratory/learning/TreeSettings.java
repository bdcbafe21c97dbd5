package io.github.askjdbc.laboratory.learning;

/**
 * How an ensemble of trees is grown.
 *
 * @param trees how many, at least 1
 * @param leaves of a tree at most, from 2 to 256
 * @param rate by which a boosted tree's values shrink, above 0 and at most 1; forests ignore it
 * @param l2 shrinks the values of small leaves, at least 0
 * @param minRows in a leaf, at least 1
 * @param columnShare of the columns that a tree (boosting) or a split (forest) may use, above 0 and
 *     at most 1
 * @param rowShare of the rows, or of the groups of a ranking, that a boosted tree sees, above 0 and
 *     at most 1; forests draw as many rows as there are, with replacement
 * @param seed of what is drawn
 */
public record TreeSettings(
    int trees,
    int leaves,
    double rate,
    double l2,
    int minRows,
    double columnShare,
    double rowShare,
    long seed) {

  public TreeSettings {
    if (trees < 1
        || leaves < 2
        || leaves > 256
        || !(rate > 0 && rate <= 1)
        || !(l2 >= 0)
        || minRows < 1
        || !(columnShare > 0 && columnShare <= 1)
        || !(rowShare > 0 && rowShare <= 1)) {
      throw new IllegalArgumentException(
          String.format(
              "not allowed: trees %d, leaves %d, rate %s, l2 %s, minRows %d, columnShare %s,"
                  + " rowShare %s; at least 1 tree, 2 to 256 leaves, at least 1 row, l2 of at least"
                  + " 0, the rest above 0 and at most 1",
              trees, leaves, rate, l2, minRows, columnShare, rowShare));
    }
  }

  /** For boosting: 200 trees of 16 leaves at a rate of 0.1, no drawing. */
  public static TreeSettings boosting(long seed) {
    return new TreeSettings(200, 16, 0.1, 1, 20, 1, 1, seed);
  }

  /** For a forest: 200 trees of 256 leaves, a fifth of the columns for each split. */
  public static TreeSettings forest(long seed) {
    return new TreeSettings(200, 256, 1, 0, 3, 0.2, 1, seed);
  }

  public TreeSettings withTrees(int count) {
    return new TreeSettings(count, leaves, rate, l2, minRows, columnShare, rowShare, seed);
  }

  public TreeSettings withLeaves(int count) {
    return new TreeSettings(trees, count, rate, l2, minRows, columnShare, rowShare, seed);
  }

  public TreeSettings withRate(double value) {
    return new TreeSettings(trees, leaves, value, l2, minRows, columnShare, rowShare, seed);
  }

  public TreeSettings withL2(double value) {
    return new TreeSettings(trees, leaves, rate, value, minRows, columnShare, rowShare, seed);
  }

  public TreeSettings withMinRows(int count) {
    return new TreeSettings(trees, leaves, rate, l2, count, columnShare, rowShare, seed);
  }

  public TreeSettings withColumnShare(double share) {
    return new TreeSettings(trees, leaves, rate, l2, minRows, share, rowShare, seed);
  }

  public TreeSettings withRowShare(double share) {
    return new TreeSettings(trees, leaves, rate, l2, minRows, columnShare, share, seed);
  }

  public TreeSettings withSeed(long value) {
    return new TreeSettings(trees, leaves, rate, l2, minRows, columnShare, rowShare, value);
  }
}
