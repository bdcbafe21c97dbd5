package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/**
 * "Show" as a noun: behind "a", "each" or "which" it is no request to see something, where rows are
 * called so.
 */
final class VerbsAsNouns {

  private VerbsAsNouns() {}

  /** The words, those that say something after all among them. */
  static List<Word> told(List<Word> words, NameIndex names) {
    List<Word> told = new ArrayList<>(words);
    for (int at = 1; at < words.size(); at++) {
      Word word = words.get(at);
      if (!word.content() && isNoun(words.get(at - 1)) && names(word, names)) {
        told.set(
            at, new Word(word.text(), word.folded(), word.stem(), word.start(), word.end(), true));
      }
    }
    return List.copyOf(told);
  }

  private static boolean isNoun(Word before) {
    return WordClass.ARTICLE.contains(before.folded())
        || WordClass.DETERMINER.contains(before.folded())
        || WordClass.PER.contains(before.folded())
        || WordClass.ASKING_ROWS.contains(before.folded())
        || Cue.EACH.name().equalsIgnoreCase(before.folded());
  }

  private static boolean names(Word word, NameIndex names) {
    return names.named(word.stem()).stream()
        .anyMatch(name -> name.column().isEmpty() && name.score() >= Link.LEAST_WHOLE);
  }
}
