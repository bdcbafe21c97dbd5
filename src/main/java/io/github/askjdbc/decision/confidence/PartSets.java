package io.github.askjdbc.decision.confidence;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The parts of a question's queries, numbered, so that many pairs can be compared. */
final class PartSets {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, BitSet> kinds = new HashMap<>();

  /**
   * @param kinds beginnings of parts that are also compared by themselves
   */
  PartSets(Set<String> kinds) {
    kinds.forEach(kind -> this.kinds.put(kind, new BitSet()));
  }

  BitSet of(Set<String> parts) {
    BitSet set = new BitSet();
    parts.forEach(part -> set.set(numbers.computeIfAbsent(part, this::number)));
    return set;
  }

  private int number(String part) {
    int number = numbers.size();
    kinds.forEach((kind, all) -> all.set(number, part.startsWith(kind)));
    return number;
  }

  /** Shared parts over all parts (Jaccard), between 0 and 1. */
  static double similarity(BitSet one, BitSet other) {
    BitSet shared = (BitSet) one.clone();
    shared.and(other);
    int both = shared.cardinality();
    int all = one.cardinality() + other.cardinality() - both;
    return all == 0 ? 1 : (double) both / all;
  }

  /** The same for the parts of a kind alone. */
  double similarity(String kind, BitSet one, BitSet other) {
    return similarity(only(kind, one), only(kind, other));
  }

  private BitSet only(String kind, BitSet parts) {
    BitSet kept = (BitSet) parts.clone();
    kept.and(kinds.get(kind));
    return kept;
  }
}
