package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;

/**
 * A word of a definition or a question.
 *
 * @param folded in lower case, without accents
 * @param stem of its singular or its present, so that "losses" is "loss", and "met" is "meets"
 * @param start offset in the text
 * @param end offset after the word
 */
record SaidWord(String text, String folded, String stem, int start, int end) {

  static SaidWord of(String text, int start, int end) {
    String written = text.substring(start, end);
    String folded = Stemming.fold(written);
    String present = DefiningWords.PAST.getOrDefault(folded, NounNumber.singular(folded));
    return new SaidWord(written, folded, Stemming.stem(present), start, end);
  }

  boolean isArticle() {
    return DefiningWords.ARTICLE.contains(folded);
  }

  /** An article that stands before one thing. */
  boolean isOne() {
    return DefiningWords.ONE.contains(folded);
  }

  boolean isName() {
    return Character.isUpperCase(text.codePointAt(0));
  }

  boolean isNumber() {
    return Character.isDigit(text.codePointAt(0));
  }
}
