package io.github.askjdbc.english;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Signs that people type for words: "5+ orders" for "5 or more", "% of orders" for "percentage of";
 * pronouns for both sexes by the one that says no more: "his or her" for "their"; and nouns for
 * clauses: "what they are called" for "their names".
 */
final class SpokenSigns {

  private static final LexiconFile FILE = LexiconFile.read("spoken-signs");
  private static final String MORE = FILE.section("behind a number").keyed().get("+");
  private static final Map<String, String> BETWEEN = FILE.section("between words").keyed();
  private static final Map<String, String> IN_FRONT = FILE.section("in front").keyed();
  private static final Map<String, String> OF_BOTH = FILE.section("of both").keyed();
  private static final Map<String, String> IN_A_CLAUSE = FILE.section("in a clause").keyed();

  private SpokenSigns() {}

  static String spoken(String text) {
    String spoken = percent(share(more(text)));
    for (Map.Entry<String, String> both : OF_BOTH.entrySet()) {
      spoken = spoken.replace(" " + both.getKey() + " ", " " + both.getValue() + " ");
    }
    return inNouns(spoken);
  }

  /** "And what they are called" in nouns. */
  private static String inNouns(String text) {
    String spoken = text;
    for (Map.Entry<String, String> clause : IN_A_CLAUSE.entrySet()) {
      spoken = spoken.replace(" " + clause.getKey() + " ", " " + clause.getValue() + " ");
      for (String end : List.of(",", ".", "?")) {
        spoken = spoken.replace(" " + clause.getKey() + end, " " + clause.getValue() + end);
      }
      if (spoken.endsWith(" " + clause.getKey())) {
        int length = clause.getKey().length();
        spoken = spoken.substring(0, spoken.length() - length) + clause.getValue();
      }
    }
    return spoken;
  }

  /** A plus right behind a number, with a blank behind it. */
  private static String more(String text) {
    StringBuilder spoken = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); at++) {
      boolean plus =
          text.charAt(at) == '+'
              && at > 0
              && Character.isDigit(text.charAt(at - 1))
              && at + 1 < text.length()
              && text.charAt(at + 1) == ' ';
      spoken.append(plus ? ' ' + MORE : String.valueOf(text.charAt(at)));
    }
    return spoken.toString();
  }

  /** "90% of the seats", "what % of the seats". */
  private static String percent(String text) {
    String spoken = text;
    for (Map.Entry<String, String> sign : BETWEEN.entrySet()) {
      String said = sign.getValue() + " ";
      spoken = spoken.replace(" " + sign.getKey() + " ", " " + said);
      spoken = spoken.replace(sign.getKey() + " ", " " + said);
    }
    return spoken;
  }

  /** A sign with which a question begins, the longer one first. */
  private static String share(String text) {
    return IN_FRONT.entrySet().stream()
        .sorted(Comparator.comparingInt(sign -> -sign.getKey().length()))
        .filter(sign -> text.startsWith(sign.getKey() + " "))
        .findFirst()
        .map(sign -> sign.getValue() + text.substring(sign.getKey().length()))
        .orElse(text);
  }
}
