package io.github.askjdbc.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * An allowed SELECT after one to three attacks.
 *
 * @param number which one of its seed
 */
record Mutant(int number, String original, List<Mutation> mutations, String sql) {
  private static final int MOST_MUTATIONS = 3;
  private static final int TRIES = 20;

  /** The mutant of that number; the same for the same seed, SELECTs and words. */
  static Mutant of(long seed, int number, List<String> selects, Vocabulary words) {
    Dice dice = new Dice(new SplittableRandom(seed * 1_000_003 + number), words);
    String original = dice.pick(selects);
    List<Mutation> mutations = new ArrayList<>();
    String sql = original;
    int wanted = Math.min(1 + dice.below(MOST_MUTATIONS), 1 + dice.below(MOST_MUTATIONS));
    for (int i = 0; i < TRIES && mutations.size() < wanted; i++) {
      Mutation mutation = Mutation.any(dice);
      Optional<String> changed = mutation.of(sql, dice).filter(text -> !text.isBlank());
      if (changed.isPresent()) {
        sql = changed.get();
        mutations.add(mutation);
      }
    }
    return new Mutant(number, original, List.copyOf(mutations), sql);
  }
}
