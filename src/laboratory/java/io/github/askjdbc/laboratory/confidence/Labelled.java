package io.github.askjdbc.laboratory.confidence;

import java.util.Map;

/**
 * A SQL of which it is known whether it is right.
 *
 * @param group the database; nothing learned on a group is tried on it
 * @param question of which no more than one SQL is given; any text that tells questions apart
 * @param features by name; unknown ones are left out
 */
public record Labelled(String group, String question, Map<String, Float> features, boolean right) {}
