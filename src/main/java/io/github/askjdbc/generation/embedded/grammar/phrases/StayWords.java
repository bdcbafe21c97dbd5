package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.WordClass;

/** Words for how long somebody was somewhere. */
public final class StayWords {

  private StayWords() {}

  /** Whether a word stands for how long somebody was somewhere. */
  public static boolean isSaid(String word) {
    return WordClass.STAYING.contains(word);
  }
}
