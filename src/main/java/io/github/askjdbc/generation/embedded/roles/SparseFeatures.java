package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.FeatureHasher;
import io.github.askjdbc.learning.Features;
import java.util.Arrays;

/** Collects named features; one that is added twice counts once. */
final class SparseFeatures {

  static final int BITS = 18;
  private static final FeatureHasher HASHER = new FeatureHasher(BITS);

  private final String prefix;
  private int[] indices = new int[64];
  private int size;

  SparseFeatures(String prefix) {
    this.prefix = prefix;
  }

  SparseFeatures add(String name) {
    if (size == indices.length) {
      indices = Arrays.copyOf(indices, 2 * size);
    }
    indices[size++] = HASHER.index(prefix + name);
    return this;
  }

  Features build() {
    Features.Builder builder = new Features.Builder();
    Arrays.stream(indices, 0, size).distinct().forEach(builder::add);
    return builder.build();
  }
}
