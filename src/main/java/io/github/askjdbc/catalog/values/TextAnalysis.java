package io.github.askjdbc.catalog.values;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** How values and questions are cut into words and into character n-grams. */
final class TextAnalysis {
  /** Characters of one gram; shorter ones are in too many values, longer ones break too often. */
  static final int GRAM = 3;

  /** Stands for the beginning and the end of a text, so that these count as characters too. */
  private static final String EDGE = "\u0001";

  /** Empty until a text needs it. */
  private volatile Optional<LuceneWords> anyScript = Optional.empty();

  /** Stems of the words, without the commonest function words. */
  Set<String> words(String text) {
    return AsciiWords.reads(text) ? AsciiWords.of(text) : anyScript().of(text);
  }

  private LuceneWords anyScript() {
    if (anyScript.isEmpty()) {
      anyScript = Optional.of(new LuceneWords());
    }
    return anyScript.get();
  }

  /** Every three characters in a row of the edged text. */
  static Set<String> grams(String folded) {
    String edged = edged(folded);
    Set<String> grams = new LinkedHashSet<>();
    int from = 0;
    for (int left = edged.codePointCount(0, edged.length()); left >= GRAM; left--) {
      grams.add(edged.substring(from, edged.offsetByCodePoints(from, GRAM)));
      from = edged.offsetByCodePoints(from, 1);
    }
    return grams;
  }

  static String edged(String folded) {
    return EDGE + folded + EDGE;
  }
}
