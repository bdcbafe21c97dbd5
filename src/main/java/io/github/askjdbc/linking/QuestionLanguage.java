package io.github.askjdbc.linking;

import io.github.askjdbc.english.OtherLanguages;
import io.github.askjdbc.meaning.WordVectors;

/** Tells whether a question seems to be English, whatever its database is called in. */
public final class QuestionLanguage {

  /** With fewer words known than one in so many, a text without small words is not English. */
  private static final int KNOWN_IN = 3;

  private QuestionLanguage() {}

  /**
   * @param question with what its words name
   */
  public static boolean seemsEnglish(LinkedQuestion question) {
    String text = question.read();
    if (OtherLanguages.speaks(text)) {
      return false;
    }
    long words = 0;
    long known = 0;
    for (int i = 0; i < question.words().size(); i++) {
      Word word = question.words().get(i);
      words++;
      known += isKnown(question, i, word) ? 1 : 0;
    }
    return words < 2 || OtherLanguages.hasEnglish(text) || KNOWN_IN * known >= words;
  }

  private static boolean isKnown(LinkedQuestion question, int at, Word word) {
    return word.quoted()
        || !Character.isLetter(word.folded().isEmpty() ? ' ' : word.folded().codePointAt(0))
        || WordVectors.shipped().knows(word.folded())
        || question.linksAt(at).findAny().isPresent()
        || question.hints().stream()
            .anyMatch(hint -> hint.span().words().anyMatch(one -> one == at));
  }
}
