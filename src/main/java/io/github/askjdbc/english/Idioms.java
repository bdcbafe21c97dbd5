package io.github.askjdbc.english;

import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Phrases of general English that ask for nothing ("on file"), and units of measure written out.
 */
public final class Idioms {

  private static final List<List<String>> THERE;
  private static final List<List<String>> WHATEVER;
  private static final List<List<String>> NOW;
  private static final List<List<String>> SO_FAR;
  private static final List<List<String>> BECOMING;
  private static final List<List<String>> BREAKDOWN;
  private static final List<List<String>> BESIDES;
  private static final List<List<String>> ALL_STATES;
  private static final Map<String, List<List<String>>> UNITS = new HashMap<>();

  static {
    LexiconFile file = LexiconFile.read("idioms");
    THERE = file.section("there").phrases();
    WHATEVER = file.section("whatever").phrases();
    NOW = file.section("now").phrases();
    SO_FAR = file.section("so-far").phrases();
    BECOMING = file.section("becoming").phrases();
    BESIDES = file.section("besides").phrases();
    BREAKDOWN = file.section("breakdown").phrases();
    ALL_STATES = file.section("all-states").phrases();
    file.section("unit")
        .keyed()
        .forEach(
            (unit, phrases) -> {
              List<List<String>> written = new ArrayList<>();
              WordList.parts(phrases, ';').forEach(phrase -> written.add(Runs.words(phrase)));
              UNITS.put(unit, written);
            });
  }

  private Idioms() {}

  /**
   * How many words from one on say only that rows are there; 0 for none.
   *
   * @param words of a question, folded
   */
  public static int there(List<String> words, int at) {
    return longest(words, at, THERE);
  }

  /** How many words from one on say that what follows is not to be looked at; 0 for none. */
  public static int whatever(List<String> words, int at) {
    return longest(words, at, WHATEVER);
  }

  /** How many words from one on say that what stands before them is so now; 0 for none. */
  public static int now(List<String> words, int at) {
    return longest(words, at, NOW);
  }

  /** How many words from one on say that something was done up to now; 0 for none. */
  public static int soFar(List<String> words, int at) {
    return longest(words, at, SO_FAR);
  }

  /** How many words from one on say that something came to the state behind them; 0 for none. */
  public static int becoming(List<String> words, int at) {
    return longest(words, at, BECOMING);
  }

  /** How many words from one on say that more is asked for, as "and" does; 0 for none. */
  public static int besides(List<String> words, int at) {
    return longest(words, at, BESIDES);
  }

  /** How many words from one on ask for what follows to be divided; 0 for none. */
  public static int breakdown(List<String> words, int at) {
    return longest(words, at, BREAKDOWN);
  }

  /** How many words from one on say that a thing may still be or not; 0 for none. */
  public static int allStates(List<String> words, int at) {
    return longest(words, at, ALL_STATES);
  }

  /** How many words from one on write out a unit that stands in a column's name; 0 for none. */
  public static int unit(List<String> words, int at, String part) {
    return longest(words, at, UNITS.getOrDefault(part, List.of()));
  }

  private static int longest(List<String> words, int at, List<List<String>> phrases) {
    int longest = 0;
    for (List<String> phrase : phrases) {
      int end = at + phrase.size();
      if (phrase.size() > longest && end <= words.size() && words.subList(at, end).equals(phrase)) {
        longest = phrase.size();
      }
    }
    return longest;
  }
}
