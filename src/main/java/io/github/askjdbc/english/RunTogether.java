package io.github.askjdbc.english;

import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Cuts names that were written together in one case: {@code courierfirstname} is "courier first
 * name". Of the cuts into words the one into the fewest is taken, and of these the one into the
 * most frequent. A word of the language is never cut, and short or rare words count for little, so
 * that names and foreign words are left whole.
 */
final class RunTogether {

  /** Names of fewer letters are left whole, and longer ones are not looked into. */
  private static final int SHORTEST = 6;

  private static final int LONGEST = 40;
  private static final int LONGEST_WORD = 20;

  /** Two letters and three are words by chance too often. */
  private static final int SHORT = 3;

  /** Of three letters only frequent words count, and in longer names. */
  private static final int SHORTEST_WITH_SHORT = 8;

  private static final int RAREST_SHORT = 1_000;

  /** Of four letters, all but rare ones; of more, all. */
  private static final int MIDDLING = 4;

  private static final int RAREST_MIDDLING = 15_000;

  /** What is no word itself before an ending that says what a name holds. */
  private static final int SHORTEST_UNKNOWN = 6;

  private static final int MOST_PARTS = 5;

  private static final WordVectors VOCABULARY = WordVectors.shipped();

  private static final LexiconFile STATES = LexiconFile.read("states");
  private static final Set<String> FLAGS = STATES.section("marker").words();
  private static final Set<String> TIMES = STATES.section("when").words();

  /** Ends of names in several words, such as "opt in", as they are written together. */
  private static final Map<String, List<String>> CHOSEN =
      STATES.section("chosen-ending").phrases().stream()
          .collect(Collectors.toUnmodifiableMap(end -> String.join("", end), end -> end));

  private final String name;

  /** The fewest parts up to each place, and what these cost; 0 where there is no cut. */
  private final int[] counts;

  private final double[] costs;
  private final int[] begins;

  private RunTogether(String name) {
    this.name = name;
    this.counts = new int[name.length() + 1];
    this.costs = new double[name.length() + 1];
    this.begins = new int[name.length() + 1];
  }

  /**
   * @param name in lower case, of letters alone
   * @return the name itself where it is a word or holds others
   */
  static List<String> parts(String name) {
    if (name.length() < SHORTEST || name.length() > LONGEST || isWord(name)) {
      return List.of(name);
    }
    RunTogether cuts = new RunTogether(name);
    cuts.read();
    return cuts.counts[name.length()] > 0
        ? cuts.parts()
        : chosen(name).orElseGet(() -> unknown(name));
  }

  /** {@code newsletteroptin}. */
  private static Optional<List<String>> chosen(String name) {
    return CHOSEN.entrySet().stream()
        .filter(end -> name.endsWith(end.getKey()) && name.length() > end.getKey().length())
        .findFirst()
        .map(
            end -> {
              List<String> parts =
                  new ArrayList<>(parts(name.substring(0, name.length() - end.getKey().length())));
              parts.addAll(end.getValue());
              return List.copyOf(parts);
            });
  }

  private static boolean isWord(String name) {
    return VOCABULARY.knows(name) || VOCABULARY.knows(NounNumber.singular(name));
  }

  /** What only its ending tells of: {@code breederid}. */
  private static List<String> unknown(String name) {
    for (int cut = name.length() - 2; cut >= SHORTEST_UNKNOWN; cut--) {
      String end = name.substring(cut);
      if (WordClass.NAME_PART.contains(end) || WordClass.SHORT_NAME_ENDING.contains(end)) {
        return List.of(name.substring(0, cut), end);
      }
    }
    return List.of(name);
  }

  private void read() {
    for (int place = 0; place < name.length(); place++) {
      if (place > 0 && (counts[place] == 0 || counts[place] == MOST_PARTS)) {
        continue;
      }
      int[] ranks = VOCABULARY.ranksFrom(name, place, LONGEST_WORD);
      for (int length = 2; length < ranks.length; length++) {
        if (isPart(place, place + length, ranks[length])) {
          add(place, place + length, length < SHORT ? 0 : Math.log(ranks[length] + 1.0));
        }
      }
    }
  }

  private boolean isPart(int from, int to, int rank) {
    int length = to - from;
    if (length < SHORT) {
      return isShortPart(from, to);
    }
    if (rank < 0) {
      return false;
    }
    return length == SHORT
        ? rank < RAREST_SHORT && name.length() >= SHORTEST_WITH_SHORT
        : length > MIDDLING || rank < RAREST_MIDDLING;
  }

  /** {@code isactive}, {@code bookedon}, {@code orderid}. */
  private boolean isShortPart(int from, int to) {
    String part = name.substring(from, to);
    if (from == 0) {
      return FLAGS.contains(part);
    }
    boolean done = WordClass.isParticiple(name.substring(begins[from], from));
    return to == name.length()
        ? WordClass.SHORT_NAME_ENDING.contains(part)
            || (done && TIMES.contains(part))
            || isBy(done, part)
        : isBy(done, part);
  }

  /** {@code referredbyid}. */
  private static boolean isBy(boolean done, String part) {
    return done && WordClass.BY.contains(part);
  }

  private void add(int from, int to, double cost) {
    int count = counts[from] + 1;
    double whole = costs[from] + cost;
    if (counts[to] == 0 || count < counts[to] || (count == counts[to] && whole < costs[to])) {
      counts[to] = count;
      costs[to] = whole;
      begins[to] = from;
    }
  }

  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    for (int end = name.length(); end > 0; end = begins[end]) {
      parts.add(0, name.substring(begins[end], end));
    }
    return List.copyOf(parts);
  }
}
