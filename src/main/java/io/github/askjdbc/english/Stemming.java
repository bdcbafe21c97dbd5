package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.tartarus.snowball.ext.EnglishStemmer;

/** Brings the forms of a word together: case, accents, endings, spellings. English only. */
public final class Stemming {

  private static final char LAST_ASCII = 127;
  private static final Map<String, String> IRREGULAR = LexiconFile.list("irregular").keyed();

  /** From the stem of a word as it is spelled in one way to that of the other. */
  private static final Map<String, String> SPELLINGS =
      LexiconFile.list("spellings").keyed().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  spelled -> withoutEnding(spelled.getKey()),
                  spelled -> withoutEnding(spelled.getValue()),
                  (one, other) -> one));

  private Stemming() {}

  /** In lower case, without accents. */
  public static String fold(String text) {
    if (isAscii(text)) {
      return LetterCase.withoutCase(text);
    }
    char[] output = new char[4 * text.length()];
    int length = ASCIIFoldingFilter.foldToASCII(text.toCharArray(), 0, output, 0, text.length());
    return LetterCase.withoutCase(new String(output, 0, length));
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST_ASCII) {
        return false;
      }
    }
    return true;
  }

  /** An irregular form as its plain one: "men" as "man". */
  static String regular(String folded) {
    return IRREGULAR.getOrDefault(folded, folded);
  }

  /** The first irregular form of a plain one: "man" as "men". */
  static Optional<String> irregular(String regular) {
    return IRREGULAR.entrySet().stream()
        .filter(form -> form.getValue().equals(regular))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The stem of one folded word. */
  public static String stem(String folded) {
    String stem = withoutEnding(regular(folded));
    return SPELLINGS.getOrDefault(stem, stem);
  }

  /** The stem by endings alone (Porter 2), as Lucene's analysis of English gives it. */
  public static String withoutEnding(String folded) {
    EnglishStemmer stemmer = new EnglishStemmer();
    stemmer.setCurrent(folded);
    stemmer.stem();
    return stemmer.getCurrent();
  }
}
