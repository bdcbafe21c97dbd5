package io.github.askjdbc.inspection.detectors.structural;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.tartarus.snowball.ext.EnglishStemmer;

/** The stems of the words in a name or literal: {@code birthYear} and {@code birth_years} alike. */
final class NameStems {
  private static final Pattern BOUNDARY =
      Pattern.compile(
          "[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  private NameStems() {}

  static List<String> of(String text) {
    return Arrays.stream(BOUNDARY.split(text))
        .filter(part -> !part.isEmpty())
        .map(NameStems::stem)
        .toList();
  }

  private static String stem(String word) {
    char[] folded = new char[4 * word.length()];
    int length = ASCIIFoldingFilter.foldToASCII(word.toCharArray(), 0, folded, 0, word.length());
    EnglishStemmer stemmer = new EnglishStemmer();
    stemmer.setCurrent(new String(folded, 0, length).toLowerCase(Locale.ROOT));
    stemmer.stem();
    return stemmer.getCurrent();
  }
}
