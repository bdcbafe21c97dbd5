package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.Decider;
import java.util.Map;

/** What keeps SQL from being an answer however sure it is, as its features show it. */
public final class Vetoes {

  private Vetoes() {}

  /**
   * Whether {@link Decider} withholds the SQL: a signal that nothing outweighs, or a writer whose
   * first reading gives the same rows in another order or another number of times.
   *
   * @param features by name
   */
  public static boolean stand(Map<String, Float> features) {
    return features.entrySet().stream()
        .filter(feature -> feature.getValue() > 0)
        .map(Map.Entry::getKey)
        .anyMatch(
            name ->
                AgreementFeatures.SAME_ROWS_OTHERWISE.contains(name)
                    || (name.startsWith(SignalFeatures.PREFIX)
                        && Decider.withholds(name.substring(SignalFeatures.PREFIX.length()))));
  }
}
