package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.sketch.Fact;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.NamedTrees;
import java.util.Arrays;
import java.util.List;

/**
 * A linear model of the sparse features, whose log odds the trees read beside the dense ones and
 * the facts about the question (stacking; Wolpert 1992).
 */
public final class StackedModel {

  private final LogisticRegression linear;
  private final NamedTrees trees;

  public StackedModel(LogisticRegression linear, NamedTrees trees) {
    this.linear = linear;
    this.trees = trees;
  }

  /** Between 0 and 1. */
  public double score(RoleExample example, float[] facts) {
    return trees.score(row(example, facts, linear.margin(example.sparse())));
  }

  /**
   * The same of a row that several models read one after the other.
   *
   * @param row of the example, whose odds are written over
   */
  double scoreOver(RoleExample example, float... row) {
    row[row.length - 1] = (float) linear.margin(example.sparse());
    return trees.score(row);
  }

  /**
   * What {@link #row} gives, by name.
   *
   * @param dense of the examples
   */
  private static Columns columns(Columns dense) {
    Columns facts = new Columns(Arrays.stream(Fact.values()).map(Enum::name).toList());
    return dense.and(facts.under("fact ")).and(new Columns(List.of("log odds")));
  }

  /** Of the models of columns. */
  public static Columns ofColumns() {
    return columns(ColumnFeatures.DENSE.columns());
  }

  /** Of the models of tables. */
  public static Columns ofTables() {
    return columns(TableFeatures.DENSE.columns());
  }

  /** Of the model of values with columns. */
  public static Columns ofPairs() {
    return columns(PairFeatures.DENSE.columns());
  }

  /**
   * What the trees read.
   *
   * @param facts in the order of {@link Fact}
   */
  public static float[] row(RoleExample example, float[] facts, double odds) {
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

  static StackedModel read(ModelInput in, Columns given) throws DamagedModelException {
    return new StackedModel(LogisticRegression.read(in), NamedTrees.read(in, given));
  }
}
