package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.text.LetterCase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Codes of some letters of a word, in their order: {@code EMG} for "emergency". Only where few
 * other words have them, and one code of one column of the table that the word stands before.
 */
final class LooseCodes {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 6;
  private static final int LEFT_OUT = 2;
  private static final int MOST_WORDS = 20;

  private LooseCodes() {}

  /**
   * @param word in lower case
   * @param codes of each column of a table
   */
  static Map<ColumnName, String> of(String word, Map<ColumnName, List<String>> codes) {
    Map<ColumnName, String> fitting = new HashMap<>();
    int all = 0;
    for (Map.Entry<ColumnName, List<String>> column : codes.entrySet()) {
      for (String code : column.getValue()) {
        if (fits(LetterCase.lower(code), word)) {
          fitting.put(column.getKey(), code);
          all++;
        }
      }
    }
    return all == 1 ? fitting : Map.of();
  }

  private static boolean fits(String code, String word) {
    return code.length() >= SHORTEST
        && code.length() <= LONGEST
        && letters(code, word)
        && CommonWords.count(code.charAt(0), other -> letters(code, other)) <= MOST_WORDS;
  }

  private static boolean letters(String code, String word) {
    return code.charAt(0) == word.charAt(0)
        && code.length() + LEFT_OUT <= word.length()
        && Shortening.begins(code, word);
  }
}
