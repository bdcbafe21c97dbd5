package io.github.askjdbc.attack;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What came of an attack. */
final class AttackReport {

  /**
   * Something that a mutant told or moved.
   *
   * @param sql what was run
   */
  record Hole(Mutant mutant, String sql, String what) {
    @Override
    public String toString() {
      return "mutant %d by %s%n  of   %s%n  is   %s%n  ran  %s%n  %s"
          .formatted(
              mutant.number(), mutant.mutations(), mutant.original(), mutant.sql(), sql, what);
    }
  }

  private final String target;
  private final long seed;
  private final List<Hole> holes = new ArrayList<>();
  private final Map<Mutation, int[]> byMutation = new EnumMap<>(Mutation.class);
  private int mutants;
  private int allowed;
  private int failed;
  private int stopped;
  private long nanos;

  AttackReport(String target, long seed) {
    this.target = target;
    this.seed = seed;
  }

  void add(Mutant mutant, boolean passed) {
    mutants++;
    allowed += passed ? 1 : 0;
    for (Mutation mutation : mutant.mutations()) {
      int[] counts = byMutation.computeIfAbsent(mutation, m -> new int[2]);
      counts[0]++;
      counts[1] += passed ? 1 : 0;
    }
  }

  void add(Outcome outcome) {
    failed += outcome instanceof Outcome.Failed ? 1 : 0;
    stopped += outcome instanceof Outcome.Stopped ? 1 : 0;
  }

  void add(Hole hole) {
    holes.add(hole);
  }

  void took(long nanoseconds) {
    nanos += nanoseconds;
  }

  List<Hole> holes() {
    return holes;
  }

  /** The share of mutants that the guard lets pass. */
  double allowedShare() {
    return (double) allowed / mutants;
  }

  /** The share of those that passed which the database runs. */
  double ranShare() {
    return (double) (allowed - failed - stopped) / allowed;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "attack on %s, seed %d: %d mutants, %d refused, %d allowed of which %d failed in the"
            + " database and %d were stopped; %d holes; %.1f s",
        target,
        seed,
        mutants,
        mutants - allowed,
        allowed,
        failed,
        stopped,
        holes.size(),
        nanos / 1e9);
  }

  /** How many of each kind there were, and how many passed. */
  String kinds() {
    StringBuilder text = new StringBuilder();
    byMutation.forEach(
        (mutation, counts) ->
            text.append(String.format("%n  %-22s %6d %6d", mutation, counts[0], counts[1])));
    return text.toString();
  }
}
