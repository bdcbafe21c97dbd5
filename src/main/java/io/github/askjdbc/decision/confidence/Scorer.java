package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;

/** Orders SQL by how likely it is right; what it gives is no probability yet. */
@FunctionalInterface
public interface Scorer {

  /**
   * @param features by name; unknown ones are left out
   * @return between 0 and 1
   */
  double score(Map<String, Float> features);

  /** One that a model file may hold. */
  sealed interface Stored extends Scorer
      permits LinearScorer, TreeScorer, ForestScorer, MeanScorer {

    /** The names of the features that it knows. */
    List<String> features();

    void write(ModelOutput out);
  }
}
