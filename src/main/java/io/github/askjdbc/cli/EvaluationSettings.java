package io.github.askjdbc.cli;

import io.github.askjdbc.driver.Settings;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * The driver's settings of an evaluation.
 *
 * @param given by name; may hold a key
 */
record EvaluationSettings(Map<String, String> given) {

  private static final String KEY = ModelOptions.MODEL + ".key";

  EvaluationSettings {
    given = new TreeMap<>(given);
  }

  /**
   * @throws SQLException if one is unknown or malformed
   */
  Settings read() throws SQLException {
    Properties properties = new Properties();
    properties.putAll(given);
    return Settings.of(properties);
  }

  /** The same with no language model, whatever the operator's file names. */
  EvaluationSettings withoutModel() {
    Map<String, String> others = new TreeMap<>(given);
    others.keySet().removeIf(name -> name.startsWith(ModelOptions.MODEL));
    others.put(ModelOptions.MODEL, "none");
    return new EvaluationSettings(others);
  }

  /** For files and pages: without the key. */
  @Override
  public String toString() {
    Map<String, String> shown = new TreeMap<>(given);
    shown.computeIfPresent(KEY, (name, value) -> "***");
    return shown.toString();
  }
}
