package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * What is defined to be a length of time: "shelf life means the number of days from production to
 * expiry of a unit".
 */
final class DaysBetween {

  private DaysBetween() {}

  /** The words behind "means" without articles and without one thing that has the length. */
  static Optional<Narrowing> of(String text) {
    Said said = Said.of(text);
    int first = said.afterArticles(0);
    int from = first + 3;
    boolean length =
        DefiningWords.NUMBER.contains(said.folded(first))
            && DefiningWords.OF.contains(said.folded(first + 1))
            && DefiningWords.UNIT_OF_TIME.contains(said.folded(first + 2))
            && DefiningWords.RANGE.contains(said.folded(from));
    return length
        ? Optional.of(new Narrowing(bare(said, first), Optional.empty()))
        : Optional.empty();
  }

  private static String bare(Said said, int first) {
    int end = said.size();
    boolean owner =
        said.size() > first + 2
            && DefiningWords.OF.contains(said.folded(end - 3))
            && said.word(end - 2).isOne();
    StringBuilder text = new StringBuilder(said.text().length());
    for (int at = first; at < (owner ? end - 3 : end); at++) {
      if (!said.word(at).isArticle() || said.word(at).isOne()) {
        text.append(text.isEmpty() ? "" : " ").append(said.word(at).text());
      }
    }
    return text.toString();
  }
}
