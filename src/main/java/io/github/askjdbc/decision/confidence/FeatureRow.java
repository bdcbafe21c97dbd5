package io.github.askjdbc.decision.confidence;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers about one candidate, by name. A name that is not there is unknown, which is not 0: models
 * learn where unknown ones go, so that signals may come and vanish.
 */
public final class FeatureRow {

  private final Map<String, Float> values = new HashMap<>();

  void put(String name, double value) {
    values.put(name, (float) value);
  }

  void put(String name, long count) {
    put(name, (double) count);
  }

  void put(String name, boolean value) {
    values.put(name, value ? 1f : 0f);
  }

  /** By name. */
  public Map<String, Float> values() {
    return Collections.unmodifiableMap(values);
  }
}
