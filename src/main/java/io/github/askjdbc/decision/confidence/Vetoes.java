package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.inspection.Signal;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What keeps SQL from being an answer however sure it is, as its features show it. */
public final class Vetoes {

  private final Set<String> withholding;

  /**
   * @param signals those whose effect is known; any other leaves SQL an answer
   */
  public Vetoes(Collection<Signal> signals) {
    this.withholding =
        signals.stream()
            .filter(signal -> signal.effect().withholds())
            .map(signal -> SignalFeatures.PREFIX + signal.id())
            .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether the SQL is withheld: by a signal that nothing outweighs, or by a writer whose first
   * reading gives the same rows in another order or another number of times.
   *
   * @param features by name
   */
  public boolean stand(Map<String, Float> features) {
    return features.entrySet().stream()
        .filter(feature -> feature.getValue() > 0)
        .map(Map.Entry::getKey)
        .anyMatch(
            name -> AgreementFeatures.saysSameRowsOtherwise(name) || withholding.contains(name));
  }
}
