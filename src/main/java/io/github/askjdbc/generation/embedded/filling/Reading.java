package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.sketch.Factor;
import java.util.Map;

/**
 * How a question is read before anything is filled in.
 *
 * @param labels for each factor of the sketch the probability of each label
 */
public record Reading(Map<Factor, Map<String, Double>> labels, RoleScores beliefs) {}
