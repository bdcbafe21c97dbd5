package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cuts letters that are run together into known words: so that the fewest letters belong to none,
 * then into the fewest words, then into the most private ones.
 */
final class WordCut {
  /** A letter that is part of no word weighs more than any number of words. */
  private static final int UNKNOWN_LETTER = 1 << 16;

  private static final int WORD = 1 << 8;

  private final Map<String, String> singulars;
  private final Set<String> privateWords;
  private final int longest;

  /**
   * A piece.
   *
   * @param singular of a known word; the text itself where it is unknown
   * @param allKnown whether the letters are known words and nothing else
   */
  record Piece(String text, String singular, boolean allKnown) {}

  /**
   * @param singulars known words, in the singular and the plural, with their singulars
   * @param privateWords those of them that are preferred where two cuts are alike
   */
  WordCut(Map<String, String> singulars, Set<String> privateWords) {
    this.singulars = Map.copyOf(singulars);
    this.privateWords = Set.copyOf(privateWords);
    this.longest = singulars.keySet().stream().mapToInt(String::length).max().orElse(0);
  }

  /**
   * @param letters in lower case, at most 256
   */
  List<Piece> pieces(String letters) {
    int length = letters.length();
    int[] cost = new int[length + 1];
    int[] from = new int[length + 1];
    for (int end = 1; end <= length; end++) {
      cost[end] = cost[end - 1] + UNKNOWN_LETTER;
      from[end] = end - 1;
      for (int start = Math.max(0, end - longest); start < end; start++) {
        String singular = singulars.get(letters.substring(start, end));
        if (singular != null) {
          int cut = cost[start] + WORD - (privateWords.contains(singular) ? 1 : 0);
          if (cut < cost[end]) {
            cost[end] = cut;
            from[end] = start;
          }
        }
      }
    }
    return pieces(letters, from, cost[length] < UNKNOWN_LETTER);
  }

  private List<Piece> pieces(String letters, int[] from, boolean allKnown) {
    List<Piece> pieces = new ArrayList<>();
    int end = letters.length();
    while (end > 0) {
      int start = from[end];
      boolean known = singulars.containsKey(letters.substring(start, end));
      while (!known && start > 0 && !singulars.containsKey(letters.substring(from[start], start))) {
        start = from[start];
      }
      String text = letters.substring(start, end);
      pieces.add(new Piece(text, singulars.getOrDefault(text, text), allKnown));
      end = start;
    }
    Collections.reverse(pieces);
    return pieces;
  }
}
