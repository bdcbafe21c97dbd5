package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.Features;

/** What a model reads of one thing. */
public final class Example {

  private final Features sparse;
  private final float[] dense;

  Example(Features sparse, float[] dense) {
    this.sparse = sparse;
    this.dense = dense;
  }

  /** Hashed, for the linear model. */
  public Features sparse() {
    return sparse;
  }

  /** For the trees; not to be written to. */
  public float[] dense() {
    return dense;
  }
}
