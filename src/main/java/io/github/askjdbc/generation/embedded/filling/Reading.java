package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.sketch.Factor;
import java.util.Map;

/**
 * How a question is read before anything is filled in.
 *
 * @param labels for each factor of the sketch the probability of each label
 * @param times how columns that periods may be compared with write their times, by number
 */
public record Reading(
    Map<Factor, Map<String, Double>> labels, RoleScores beliefs, Map<Integer, TimeForm> times) {

  public Reading {
    times = Map.copyOf(times);
  }

  /** Of a question whose periods are not looked at. */
  public Reading(Map<Factor, Map<String, Double>> labels, RoleScores beliefs) {
    this(labels, beliefs, Map.of());
  }
}
