package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/** Questions that end before they say what they are about: "the roles of the staff who". */
final class BrokenOff {

  private BrokenOff() {}

  /**
   * The words; one that another has to follow says something, and is left unread, but for a
   * question of its own: "Who?".
   */
  static List<Word> told(String read, List<Word> words) {
    int last = words.size() - 1;
    if (last < 1
        || !WordClass.NEVER_LAST.contains(words.get(last).folded())
        || !read.substring(words.get(last - 1).end(), words.get(last).start()).isBlank()) {
      return words;
    }
    List<Word> told = new ArrayList<>(words);
    told.set(last, words.get(last).asContent());
    return List.copyOf(told);
  }
}
