package io.github.askjdbc.linking;

import java.util.List;

/**
 * A word of a name that tells a state.
 *
 * @param cut whether it may be the beginning of a longer word: "rand" of "randomised"
 */
record StateName(String stem, boolean cut) {

  /** Words that stand in a name as people say them. */
  static List<StateName> whole(List<String> stems) {
    return stems.stream().map(stem -> new StateName(stem, false)).toList();
  }
}
