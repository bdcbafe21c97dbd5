package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;

/** Boosted trees over named features. */
public record TreeScorer(Columns columns, BoostedTrees trees) implements Scorer.Stored {

  @Override
  public double score(Map<String, Float> features) {
    return trees.score(columns.row(features));
  }

  @Override
  public List<String> features() {
    return columns.names();
  }

  @Override
  public void write(ModelOutput out) {
    columns.write(out);
    trees.write(out);
  }

  static TreeScorer read(ModelInput in) throws DamagedModelException {
    return new TreeScorer(Columns.read(in), BoostedTrees.read(in));
  }
}
