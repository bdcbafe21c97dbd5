package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.List;

/** "Took place", which says that something happened, and speaks of no place and nothing placed. */
public final class TakingPlace {

  private static final String PLACE = "place";

  private TakingPlace() {}

  /** Whether a word is the second of the two. */
  public static boolean endsAt(List<Word> words, int at) {
    return at > 0
        && words.get(at).folded().equals(PLACE)
        && WordClass.TAKING_PLACE.contains(words.get(at - 1).folded());
  }

  /** Whether a link reads the second of them by itself. */
  static boolean isTorn(Link link, List<Word> words) {
    return link.span().length() == 1 && endsAt(words, link.span().first());
  }
}
