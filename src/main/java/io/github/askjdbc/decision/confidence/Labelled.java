package io.github.askjdbc.decision.confidence;

import java.util.Map;

/**
 * A SQL of which it is known whether it is right.
 *
 * @param group the database; nothing learned on a group is tried on it
 * @param features by name; unknown ones are left out
 */
public record Labelled(String group, Map<String, Float> features, boolean right) {}
