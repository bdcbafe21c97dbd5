package io.github.askjdbc.catalog.values;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** How values and questions are cut into words and into character n-grams. */
final class TextAnalysis {
  /** Characters of one gram; shorter ones are in too many values, longer ones break too often. */
  static final int GRAM = 3;

  /** Stands for the beginning and the end of a text, so that these count as characters too. */
  private static final String EDGE = "\u0001";

  /** Empty until a text needs it. */
  private volatile Optional<LuceneWords> anyScript = Optional.empty();

  /**
   * Stems of the words, without the commonest function words. Underscores stand between words, so
   * that "past due" is {@code past_due}.
   */
  Set<String> words(String text) {
    String apart = text.replace('_', ' ');
    return AsciiWords.reads(apart) ? AsciiWords.of(apart) : anyScript().of(apart);
  }

  /**
   * The same of a stored value, which may run words together: "part filled" is {@code PartFilled}.
   */
  Set<String> wordsStored(String value) {
    return words(isRunTogether(value) ? apart(value) : value);
  }

  /** Whether a value is letters alone, lower-case ones before each capital but the first. */
  private static boolean isRunTogether(String value) {
    return value.chars().allMatch(Character::isLetter)
        && IntStream.range(1, value.length()).anyMatch(at -> beginsWord(value, at))
        && IntStream.range(1, value.length())
            .allMatch(at -> beginsWord(value, at) || Character.isLowerCase(value.charAt(at)));
  }

  private static boolean beginsWord(String value, int at) {
    return Character.isUpperCase(value.charAt(at)) && Character.isLowerCase(value.charAt(at - 1));
  }

  private static String apart(String value) {
    StringBuilder apart = new StringBuilder(value);
    for (int at = value.length() - 1; at > 0; at--) {
      if (beginsWord(value, at)) {
        apart.insert(at, ' ');
      }
    }
    return apart.toString();
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
