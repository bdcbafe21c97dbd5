package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * What a question begins with and might end with: "depot by depot, what is the loss rate" is "what
 * is the loss rate of each depot".
 */
final class EachInFront {

  private static final int LONGEST_NOUN = 2;
  private static final String MARKS = ".?!";

  private EachInFront() {}

  /** The question with such words behind the rest; empty where it does not begin with any. */
  static Optional<String> behind(Said question) {
    int comma = question.text().indexOf(',');
    Said front = Said.of(comma < 0 ? "" : question.text().substring(0, comma));
    String rest = comma < 0 ? "" : question.text().substring(comma + 1).strip();
    int noun = noun(front);
    int end = rest.length();
    while (end > 0 && MARKS.indexOf(rest.charAt(end - 1)) >= 0) {
      end--;
    }
    boolean fits = noun >= 0 && end > 0 && rest.indexOf(',') < 0 && apart(rest.substring(0, end));
    return fits
        ? Optional.of(
            Character.toUpperCase(rest.charAt(0))
                + rest.substring(1, end)
                + " of each "
                + (noun == 0 ? front.from(0, front.size() / 2) : front.from(noun))
                + "?")
        : Optional.empty();
  }

  /** One question and no more. */
  private static boolean apart(String text) {
    return text.chars().noneMatch(c -> MARKS.indexOf(c) >= 0);
  }

  /** Where the noun begins in "for each depot" and in "depot by depot"; -1 for other words. */
  private static int noun(Said front) {
    boolean each =
        front.size() > 2
            && front.size() - 2 <= LONGEST_NOUN
            && front.folded(0).equals("for")
            && DefiningWords.EACH.contains(front.folded(1));
    int half = front.size() / 2;
    boolean by =
        front.size() % 2 == 1
            && half > 0
            && half <= LONGEST_NOUN
            && DefiningWords.BY.contains(front.folded(half))
            && front.stems(0, half).equals(front.stems(half + 1, front.size()));
    return each ? 2 : by ? 0 : -1;
  }
}
