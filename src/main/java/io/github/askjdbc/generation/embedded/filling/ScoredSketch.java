package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.sketch.Factor;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.Map;

/**
 * A sketch for a question.
 *
 * @param labels of its factors
 * @param frequency how many questions of the training had it
 * @param score sum of the factors' log probabilities
 * @param rank among the sketches for the question, from 0
 */
public record ScoredSketch(
    Sketch sketch, Map<Factor, String> labels, int frequency, double score, int rank) {}
