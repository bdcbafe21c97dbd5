package io.github.askjdbc.catalog.values;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.LetterCase;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The words of texts in ASCII: what is left of Unicode's rules for word boundaries (Standard Annex
 * 29) where no other character can come. Gives the same stems as Lucene's analysis of English, but
 * for underscores, which stand between words here; its classes take longer to load than the values
 * of a small database to read.
 */
final class AsciiWords {
  private static final char LAST_ASCII = 127;

  /** Lucene cuts words of more than 255 characters in pieces. */
  private static final int LONGEST = 255;

  private static final String BETWEEN_LETTERS = ".':";
  private static final String BETWEEN_DIGITS = ".',;";

  private AsciiWords() {}

  /** Whether the text is one that this class reads as Lucene does. */
  static boolean reads(String text) {
    return text.length() <= LONGEST && text.chars().allMatch(c -> c <= LAST_ASCII);
  }

  /** Stems (Porter 2) of the words in lower case, without the commonest function words. */
  static Set<String> of(String text) {
    Set<String> stems = new LinkedHashSet<>();
    int at = 0;
    while (at < text.length()) {
      int end = end(text, at);
      String word = withoutPossessive(LetterCase.lower(text.substring(at, end)));
      if (!word.isEmpty() && !WordClass.FUNCTION.contains(word)) {
        stems.add(Stemming.withoutEnding(word));
      }
      at = Math.max(end, at + 1);
    }
    return stems;
  }

  /** Where the word ends that begins at a place; the place itself if none does. */
  private static int end(String text, int from) {
    int at = from;
    while (at < text.length() && (isWordPart(text.charAt(at)) || joins(text, from, at))) {
      at++;
    }
    return at;
  }

  /** Whether a mark stands between letters or between digits, inside a word. */
  private static boolean joins(String text, int from, int at) {
    if (at == from || at + 1 == text.length()) {
      return false;
    }
    char before = text.charAt(at - 1);
    char after = text.charAt(at + 1);
    char mark = text.charAt(at);
    return (isLetter(before) && isLetter(after) && BETWEEN_LETTERS.indexOf(mark) >= 0)
        || (isDigit(before) && isDigit(after) && BETWEEN_DIGITS.indexOf(mark) >= 0);
  }

  private static String withoutPossessive(String word) {
    return word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
  }

  private static boolean isWordPart(char c) {
    return isLetter(c) || isDigit(c);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
