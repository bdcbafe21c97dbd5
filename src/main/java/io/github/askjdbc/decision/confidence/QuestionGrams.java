package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.FeatureHasher;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of a question and their neighbours as hashed features. Numbers, quoted texts and names
 * are replaced by what they are, so that the wording is seen and not the matter.
 */
public final class QuestionGrams {

  static final int BITS = 16;
  private static final int LONGEST = 3;
  private static final int MAX_WORDS = 120;
  private static final FeatureHasher HASHER = new FeatureHasher(BITS);

  private QuestionGrams() {}

  /** Indices are below this. */
  public static int dimension() {
    return HASHER.dimension();
  }

  public static Features of(String question) {
    List<String> words = new ArrayList<>();
    words.add("^");
    QuestionUnits units = new QuestionUnits(question);
    for (String unit = units.next(); !unit.isEmpty() && words.size() < MAX_WORDS; ) {
      words.add(masked(unit, words.size() == 1));
      unit = units.next();
    }
    words.add("$");
    Features.Builder builder = new Features.Builder();
    for (int start = 0; start < words.size(); start++) {
      StringBuilder gram = new StringBuilder();
      for (int end = start; end < Math.min(words.size(), start + LONGEST); end++) {
        gram.append(' ').append(words.get(end));
        builder.add(HASHER, gram.toString());
      }
      if (start + 2 < words.size()) {
        builder.add(HASHER, words.get(start) + " * " + words.get(start + 2));
      }
    }
    builder.add(HASHER, "length " + Math.min(8, words.size() / 4));
    return builder.build().normalised();
  }

  private static boolean isYear(String number) {
    return number.length() == 4
        && (number.startsWith("19") || number.startsWith("20"))
        && WrittenNumber.isDigits(number, 4);
  }

  private static String masked(String word, boolean first) {
    char start = word.charAt(0);
    if (start == '"' || start == '\'') {
      return "QUOTED";
    }
    if (Character.isDigit(start)) {
      return isYear(word) ? "YEAR" : "NUMBER";
    }
    if (!first && Character.isUpperCase(start)) {
      return "NAME";
    }
    return LetterCase.lower(word);
  }
}
