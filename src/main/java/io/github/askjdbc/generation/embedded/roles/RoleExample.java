package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.Features;

/** What a model reads of one thing. */
public final class RoleExample {

  private final Features sparse;
  private final float[] dense;
  private final boolean mentioned;

  /**
   * @param score of the mention, 0 where there is none
   */
  RoleExample(Features sparse, float[] dense, double score) {
    this.sparse = sparse;
    this.dense = dense;
    this.mentioned = score > 0;
  }

  /** Whether the question mentions it, or the column of the pairing. */
  public boolean mentioned() {
    return mentioned;
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
