package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.List;

/** "How many deliveries did we make": a verb that says little, and no make of a truck. */
final class LightVerbs {

  private LightVerbs() {}

  /** Whether a link reads such a verb behind who does it as a noun. */
  static boolean isTakenForNoun(Link link, List<Word> words) {
    int verb = link.span().first();
    return link.span().length() == 1
        && verb > 1
        && link.holder().isPresent()
        && WordClass.CLOSED_CLASS.contains(words.get(verb).folded())
        && WordClass.SOMEBODY.contains(words.get(verb - 1).folded())
        && WordClass.DOING.contains(words.get(verb - 2).folded());
  }
}
