package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.Features;

/**
 * What a model reads of one thing.
 *
 * @param sparse hashed, for the linear model
 * @param dense for the trees
 */
public record Example(Features sparse, float[] dense) {}
