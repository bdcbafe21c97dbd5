package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.LexiconFile;
import java.util.Map;

/** How often something was done: "twice", "more than once". */
public final class SaidTimes {

  public static final Map<String, String> TIMES =
      LexiconFile.read("told-numbers").section("times-done").keyed();

  private SaidTimes() {}

  /** Whether a word says how many times something was done. */
  public static boolean isSaid(String word) {
    return TIMES.containsKey(word);
  }
}
