package io.github.askjdbc.linking;

import java.util.List;

/**
 * A word of a name that tells a state.
 *
 * @param cut whether it may be the beginning of a longer word: "rand" of "randomised"
 * @param quality whether it may be short for an adjective: "act" of "active" in {@code act_flg}
 */
record StateName(String stem, boolean cut, boolean quality) {

  private static final int SHORTEST_QUALITY = 3;

  StateName(String stem, boolean cut) {
    this(stem, cut, false);
  }

  /** The same in a name whose last word says that it is a flag. */
  StateName ofFlag() {
    return new StateName(stem, cut, stem.length() >= SHORTEST_QUALITY);
  }

  /** Words that stand in a name as people say them. */
  static List<StateName> whole(List<String> stems) {
    return stems.stream().map(stem -> new StateName(stem, false)).toList();
  }
}
