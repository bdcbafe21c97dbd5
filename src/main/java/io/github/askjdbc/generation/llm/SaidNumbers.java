package io.github.askjdbc.generation.llm;

import io.github.askjdbc.text.Runs;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** The numbers that a text says in digits, as two languages can be compared by them. */
final class SaidNumbers {

  private static final int GROUP = 3;

  private SaidNumbers() {}

  /** Those of an English text: a comma parts groups of digits, a point the fraction. */
  static List<String> english(String text) {
    return tokens(text).stream().map(SaidNumbers::ofEnglish).sorted().toList();
  }

  /**
   * Those of a text in a language that writes a comma before the fraction and points between
   * groups. One that can be read either way is left as no number of an English text is.
   */
  static List<String> continental(String text) {
    return tokens(text).stream().map(SaidNumbers::ofContinental).sorted().toList();
  }

  private static List<String> tokens(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    List<String> tokens = new ArrayList<>();
    for (String run : Runs.of(plain, c -> Character.isDigit(c) || c == '.' || c == ',')) {
      int start = 0;
      int end = run.length();
      while (start < end && !Character.isDigit(run.charAt(start))) {
        start++;
      }
      while (end > start && !Character.isDigit(run.charAt(end - 1))) {
        end--;
      }
      if (end > start) {
        tokens.add(run.substring(start, end));
      }
    }
    return tokens;
  }

  private static String ofEnglish(String token) {
    return token.replace(",", "");
  }

  private static String ofContinental(String token) {
    int comma = token.indexOf(',');
    int point = token.indexOf('.');
    if (comma < 0) {
      return point >= 0 && areGroups(token, '.') ? token.replace(".", "") : token;
    }
    boolean unclear = point < 0 && areGroups(token, ',');
    return unclear || token.indexOf(',', comma + 1) >= 0
        ? "?" + token
        : token.replace(".", "").replace(',', '.');
  }

  private static boolean areGroups(String token, char separator) {
    List<String> groups = Runs.of(token, c -> c != separator);
    return groups.stream().skip(1).allMatch(group -> group.length() == GROUP);
  }
}
