package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Cuts words that were written together: {@code airportcode}. Of the cuts into known words the one
 * of the most frequent words is taken, by Zipf's law (Norvig, "Natural Language Corpus Data",
 * 2009); rare words do not count, so that names and foreign words are left whole.
 */
final class Compounds {

  private static final int SHORTEST_PART = 3;
  private static final int RAREST_PART = 9_000;
  private static final int LONGEST = 40;

  private final WordVectors vocabulary = WordVectors.shipped();

  /** The parts, or the word itself where it is a word or has no such parts. */
  List<String> parts(String word) {
    if (vocabulary.knows(word) || word.length() > LONGEST) {
      return List.of(word);
    }
    int length = word.length();
    double[] costs = new double[length + 1];
    int[] starts = new int[length + 1];
    for (int end = 1; end <= length; end++) {
      costs[end] = Double.POSITIVE_INFINITY;
      for (int start = 0; start < end; start++) {
        double cost = costs[start] + cost(word.substring(start, end), end == length);
        if (cost < costs[end]) {
          costs[end] = cost;
          starts[end] = start;
        }
      }
    }
    if (Double.isInfinite(costs[length])) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    for (int end = length; end > 0; end = starts[end]) {
      parts.add(0, word.substring(starts[end], end));
    }
    return parts;
  }

  private double cost(String part, boolean last) {
    if (last && WordClass.SHORT_NAME_ENDING.contains(part)) {
      return 1;
    }
    OptionalInt rank = vocabulary.rank(part);
    boolean usable =
        part.length() >= SHORTEST_PART && rank.isPresent() && rank.getAsInt() < RAREST_PART;
    // the logarithm of one over its frequency, but for a constant that keeps the parts few
    return usable
        ? Math.log(rank.getAsInt() + 1) + Math.log(RAREST_PART)
        : Double.POSITIVE_INFINITY;
  }
}
