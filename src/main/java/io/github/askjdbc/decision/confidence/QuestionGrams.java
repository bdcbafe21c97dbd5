package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.FeatureHasher;
import io.github.askjdbc.learning.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a question and their neighbours as hashed features. Numbers, quoted texts and names
 * are replaced by what they are, so that the wording is seen and not the matter.
 */
final class QuestionGrams {

  private static final int BITS = 16;
  private static final int LONGEST = 3;
  private static final int MAX_WORDS = 120;
  private static final Pattern WORD =
      Pattern.compile("\"[^\"]{1,80}\"|'[^']{2,80}'(?![\\p{L}])|[\\p{L}]+|[0-9][0-9.,]*|[?%<>=]");
  private static final FeatureHasher HASHER = new FeatureHasher(BITS);

  private QuestionGrams() {}

  static int dimension() {
    return HASHER.dimension();
  }

  static Features of(String question) {
    List<String> words = new ArrayList<>();
    words.add("^");
    Matcher matcher = WORD.matcher(question);
    while (matcher.find() && words.size() < MAX_WORDS) {
      words.add(masked(matcher.group(), words.size() == 1));
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

  private static String masked(String word, boolean first) {
    char start = word.charAt(0);
    if (start == '"' || start == '\'') {
      return "QUOTED";
    }
    if (Character.isDigit(start)) {
      return word.matches("(19|20)\\d\\d") ? "YEAR" : "NUMBER";
    }
    if (!first && Character.isUpperCase(start)) {
      return "NAME";
    }
    return word.toLowerCase(Locale.ROOT);
  }
}
