package io.github.askjdbc.linking;

import io.github.askjdbc.text.LetterCase;
import java.util.List;

/**
 * Whether a code is short for some words: each word gives its first letters, or its first letter
 * and the consonants that follow, none left out but the c of "ck"; a number gives itself. {@code
 * CNCL} is short for "cancelled", {@code NSH} for "no show", {@code P3} for "phase 3".
 */
final class Abbreviation {

  private Abbreviation() {}

  /**
   * @param words folded, without anything but letters and digits; more letters than the code
   */
  static boolean isShort(String code, List<String> words) {
    int letters = words.stream().mapToInt(String::length).sum();
    return letters > code.length() && spells(LetterCase.lower(code), words);
  }

  private static boolean spells(String code, List<String> words) {
    if (words.isEmpty()) {
      return code.isEmpty();
    }
    String word = words.get(0);
    List<String> rest = words.subList(1, words.size());
    for (int end = 1; end <= code.length(); end++) {
      String part = code.substring(0, end);
      if (begins(part, word) && spells(code.substring(end), rest)) {
        return true;
      }
    }
    return false;
  }

  private static boolean begins(String part, String word) {
    if (word.chars().allMatch(Character::isDigit)) {
      return part.equals(word);
    }
    return word.startsWith(part)
        || (part.length() > 1
            && (Shortening.consonants(word).startsWith(part)
                || Shortening.consonants(word.replace("ck", "k")).startsWith(part)));
  }
}
