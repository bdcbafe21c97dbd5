package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Parts rows for cross-validation so that rows of one group (a database, say) stay together: what
 * is learned from a group is never tried on it.
 */
public final class Folds {

  private final int[] folds;
  private final int count;

  private Folds(int[] folds, int count) {
    this.folds = folds;
    this.count = count;
  }

  /**
   * Groups in an order drawn by the seed, each given to the fold with the fewest rows so far.
   *
   * @param groups one name a row
   * @param count of folds, at least 2 and at most the number of groups
   */
  public static Folds byGroup(List<String> groups, int count, long seed) {
    List<String> names = new ArrayList<>(new TreeSet<>(groups));
    if (count < 2 || count > names.size()) {
      throw new IllegalArgumentException(
          count + " folds of " + names.size() + " groups are not possible; use at least 2");
    }
    Collections.shuffle(names, new Random(seed));
    int[] rowsOf = new int[names.size()];
    Map<String, Integer> place = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      place.put(names.get(i), i);
    }
    groups.forEach(group -> rowsOf[place.get(group)]++);
    int[] foldOf = new int[names.size()];
    int[] filled = new int[count];
    for (int i = 0; i < foldOf.length; i++) {
      int smallest = 0;
      for (int fold = 1; fold < count; fold++) {
        smallest = filled[fold] < filled[smallest] ? fold : smallest;
      }
      foldOf[i] = smallest;
      filled[smallest] += rowsOf[i];
    }
    return new Folds(groups.stream().mapToInt(group -> foldOf[place.get(group)]).toArray(), count);
  }

  public int count() {
    return count;
  }

  /** The fold of a row, from 0. */
  public int of(int row) {
    return folds[row];
  }

  /** Rows to try, ascending. */
  public int[] held(int fold) {
    return IntStream.range(0, folds.length).filter(row -> folds[row] == fold).toArray();
  }

  /** Rows to learn from, ascending. */
  public int[] rest(int fold) {
    return IntStream.range(0, folds.length).filter(row -> folds[row] != fold).toArray();
  }
}
