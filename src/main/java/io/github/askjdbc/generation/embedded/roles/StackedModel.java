package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.Arrays;

/**
 * A linear model of the sparse features, whose log odds the trees read beside the dense ones and
 * the facts about the question (stacking; Wolpert 1992).
 */
public final class StackedModel {

  private final LogisticRegression linear;
  private final BoostedTrees trees;

  public StackedModel(LogisticRegression linear, BoostedTrees trees) {
    this.linear = linear;
    this.trees = trees;
  }

  /** Between 0 and 1. */
  public double score(Example example, float[] facts) {
    return trees.score(row(example, facts, linear.margin(example.sparse())));
  }

  /** What the trees read. */
  public static float[] row(Example example, float[] facts, double odds) {
    int width = example.dense().length;
    float[] row = Arrays.copyOf(example.dense(), width + facts.length + 1);
    System.arraycopy(facts, 0, row, width, facts.length);
    row[row.length - 1] = (float) odds;
    return row;
  }

  void write(ModelOutput out) {
    linear.write(out);
    trees.write(out);
  }

  static StackedModel read(ModelInput in) throws DamagedModelException {
    return new StackedModel(LogisticRegression.read(in), BoostedTrees.read(in));
  }
}
