package io.github.askjdbc.introspection;

import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a question as phrases are compared with it.
 *
 * @param folded in lower case, without accents
 * @param start offset in the question
 * @param end offset after the word
 */
record PhraseWord(String folded, int start, int end) {

  private static final String POSSESSIVE = "'s";

  /**
   * The words of a text, without the marks around them; a possessive ending is a word of its own.
   */
  static List<PhraseWord> of(String text) {
    List<PhraseWord> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && isInside(text.charAt(end))) {
        end++;
      }
      if (end == at) {
        at++;
        continue;
      }
      add(words, text, at, end);
      at = end;
    }
    return words;
  }

  private static boolean isInside(char c) {
    return Character.isLetterOrDigit(c) || Character.isSurrogate(c) || "_$'\u2019".indexOf(c) >= 0;
  }

  private static void add(List<PhraseWord> words, String text, int start, int end) {
    int first = start;
    int behind = end;
    while (first < behind && isApostrophe(text.charAt(first))) {
      first++;
    }
    while (behind > first && isApostrophe(text.charAt(behind - 1))) {
      behind--;
    }
    if (first == behind) {
      return;
    }
    String folded = Stemming.fold(text.substring(first, behind)).replace('\u2019', '\'');
    if (folded.endsWith(POSSESSIVE) && folded.length() > POSSESSIVE.length()) {
      int apostrophe = behind - POSSESSIVE.length();
      words.add(
          new PhraseWord(
              folded.substring(0, folded.length() - POSSESSIVE.length()), first, apostrophe));
      words.add(new PhraseWord(POSSESSIVE, apostrophe, behind));
    } else {
      words.add(new PhraseWord(folded, first, behind));
    }
  }

  private static boolean isApostrophe(char c) {
    return c == '\'' || c == '\u2019';
  }
}
