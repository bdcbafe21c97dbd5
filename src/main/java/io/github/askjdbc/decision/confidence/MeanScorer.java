package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;

/** The mean of several scores: models that err differently err less together. */
public record MeanScorer(List<Scorer.Stored> scorers) implements Scorer.Stored {

  public MeanScorer {
    scorers = List.copyOf(scorers);
  }

  @Override
  public double score(Map<String, Float> features) {
    return scorers.stream().mapToDouble(scorer -> scorer.score(features)).average().orElse(0);
  }

  @Override
  public List<String> features() {
    return scorers.stream().flatMap(scorer -> scorer.features().stream()).distinct().toList();
  }

  @Override
  public void write(ModelOutput out) {
    scorers.forEach(scorer -> scorer.write(out));
  }
}
