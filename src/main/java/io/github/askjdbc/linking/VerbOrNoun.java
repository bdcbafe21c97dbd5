package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/**
 * Words that are verbs or nouns by what stands before them: "show" behind "each" is no request to
 * see something, and "make" in "how many deliveries did we make" is no make of a truck.
 */
final class VerbOrNoun {

  private VerbOrNoun() {}

  /** The words; those that rows are called by say something, where they are nouns. */
  static List<Word> told(List<Word> words, NameIndex names) {
    List<Word> told = new ArrayList<>(words);
    for (int at = 1; at < words.size(); at++) {
      Word word = words.get(at);
      if (!word.content() && isBeforeNoun(words.get(at - 1)) && names(word, names)) {
        told.set(at, word.asContent());
      }
    }
    return List.copyOf(told);
  }

  private static boolean isBeforeNoun(Word before) {
    return WordClass.ARTICLE.contains(before.folded())
        || WordClass.DETERMINER.contains(before.folded())
        || WordClass.PER.contains(before.folded())
        || WordClass.ASKING_ROWS.contains(before.folded());
  }

  private static boolean names(Word word, NameIndex names) {
    return names.named(word.stem()).stream()
        .anyMatch(name -> name.column().isEmpty() && name.score() >= Link.LEAST_WHOLE);
  }

  /** Whether a link reads a verb that says little, behind who does it, as a noun. */
  static boolean isVerb(Link link, List<Word> words) {
    int verb = link.span().first();
    return link.span().length() == 1
        && verb > 1
        && link.holder().isPresent()
        && WordClass.CLOSED_CLASS.contains(words.get(verb).folded())
        && WordClass.SOMEBODY.contains(words.get(verb - 1).folded())
        && WordClass.DOING.contains(words.get(verb - 2).folded());
  }
}
