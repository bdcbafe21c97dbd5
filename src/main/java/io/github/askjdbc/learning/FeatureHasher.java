package io.github.askjdbc.learning;

/**
 * Gives every feature name an index without a dictionary (the hashing trick; Weinberger et al.
 * 2009). Names that collide share a weight.
 */
public final class FeatureHasher {

  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;
  private static final long MIX = 0xff51afd7ed558ccdL;

  private final int bits;

  /**
   * @param bits of an index, from 1 to 24
   */
  public FeatureHasher(int bits) {
    if (bits < 1 || bits > 24) {
      throw new IllegalArgumentException("bits is " + bits + "; use a number from 1 to 24");
    }
    this.bits = bits;
  }

  /** Indices are below this. */
  public int dimension() {
    return 1 << bits;
  }

  /** FNV-1a over the characters, mixed so that the upper bits depend on all of them. */
  public int index(String feature) {
    long hash = OFFSET;
    for (int i = 0; i < feature.length(); i++) {
      hash = (hash ^ feature.charAt(i)) * PRIME;
    }
    hash = (hash ^ (hash >>> 33)) * MIX;
    return (int) (((hash ^ (hash >>> 29)) * PRIME) >>> (64 - bits));
  }
}
