package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.generation.Sureness;
import java.util.OptionalDouble;

/**
 * How sure the writer says that it is of its SQL (TrustSQL, section 4.2: MaxProb, MaxEnt, Verbal);
 * unknown where it does not say.
 */
final class WriterFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Sureness sure = candidate.candidate().sure();
    add(row, "confidence", sure.confidence());
    add(row, "least-token", sure.leastProbability());
    add(row, "mean-token", sure.meanProbability());
    add(row, "mean-entropy", sure.meanEntropy());
  }

  private static void add(FeatureRow row, String name, OptionalDouble value) {
    value.ifPresent(said -> row.put("sure:" + name, said));
  }
}
