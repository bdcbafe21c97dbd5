package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.RandomForest;
import java.util.List;
import java.util.Map;

/** A random forest over named features. */
public record ForestScorer(Columns columns, RandomForest forest) implements Scorer.Stored {

  @Override
  public double score(Map<String, Float> features) {
    return forest.score(columns.row(features));
  }

  @Override
  public List<String> features() {
    return columns.names();
  }

  @Override
  public void write(ModelOutput out) {
    columns.write(out);
    forest.write(out);
  }

  static ForestScorer read(ModelInput in) throws DamagedModelException {
    return new ForestScorer(Columns.read(in), RandomForest.read(in));
  }
}
