package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;

/** Some features of a candidate that are computed together. Stateless. */
@FunctionalInterface
interface FeatureGroup {

  void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate);
}
