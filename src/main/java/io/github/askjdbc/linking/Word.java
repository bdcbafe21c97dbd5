package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;

/**
 * A word of the question.
 *
 * @param text as written, with its quotes where it was quoted
 * @param folded in lower case, without accents and quotes
 * @param stem of the folded text
 * @param start offset in the question
 * @param end offset after the word
 * @param content false for words that carry no demand of their own, such as articles
 */
public record Word(String text, String folded, String stem, int start, int end, boolean content) {

  /** The same at another place. */
  Word at(int otherStart, int otherEnd) {
    return new Word(text, folded, stem, otherStart, otherEnd, content);
  }

  /** The same where it says something of its own. */
  Word asContent() {
    return new Word(text, folded, stem, start, end, true);
  }

  /** Names are quoted or capitalised; other words may be nouns unless they end as verbs do. */
  public boolean mayName() {
    return quoted()
        || (start > 0 && Character.isUpperCase(text.codePointAt(0)))
        || !WordClass.VERB_ENDING.ends(folded);
  }

  /** Whether the person put it in quotes, so that it can only be a value. */
  public boolean quoted() {
    return text.length() > 2 && Tokenizer.OPENING.indexOf(text.charAt(0)) >= 0 && content;
  }
}
