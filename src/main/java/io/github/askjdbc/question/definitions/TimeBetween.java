package io.github.askjdbc.question.definitions;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "More than 40 days lie between its start and its end" is a thing with so many days between; "the
 * time between its start and its end, in days, is more than its limit" is one whose days between
 * are.
 */
final class TimeBetween {

  private static final String WITH = "with ";

  private TimeBetween() {}

  static Optional<String> of(Said said) {
    int between = said.first(1, DefiningWords.BETWEEN);
    boolean lies = between > 2 && DefiningWords.PASSING.contains(said.folded(between - 1));
    boolean number = said.word(0).isNumber() || DefiningWords.COMPARING.contains(said.folded(0));
    return lies && number
        ? Optional.of(WITH + said.from(0, between - 1) + " " + unowned(said, between))
        : Optional.empty();
  }

  /** "The days between its start and its end", "the time from its start to its end". */
  static boolean isLength(Said said, int at) {
    return (DefiningWords.UNIT_OF_TIME.contains(said.folded(at))
            || DefiningWords.TIME.contains(said.folded(at)))
        && DefiningWords.RANGE.contains(said.folded(at + 1));
  }

  /** A time or a number of days between two others, with "days" as all that tells it. */
  static String inUnit(String text) {
    Said said = Said.of(text);
    int first = said.afterArticles(0);
    boolean number =
        DefiningWords.NUMBER.contains(said.folded(first))
            && DefiningWords.OF.contains(said.folded(first + 1))
            && isLength(said, first + 2);
    if (first == 0 || number) {
      return number ? said.from(0, first) + " " + said.from(first + 2) : text;
    }
    int verb = said.first(first, DefiningWords.VERB);
    int in =
        IntStream.range(first + 2, Math.max(first + 2, verb))
            .filter(at -> DefiningWords.DURING.contains(said.folded(at)))
            .filter(at -> DefiningWords.UNIT_OF_TIME.contains(said.folded(at + 1)))
            .findFirst()
            .orElse(-1);
    boolean whole =
        in > 0
            && DefiningWords.TIME.contains(said.folded(first))
            && DefiningWords.RANGE.contains(said.folded(first + 1))
            && (in + 2 == verb || said.length(in + 2, DefiningWords.FRACTIONS) == verb - in - 2);
    return whole
        ? (said.from(0, first) + " " + said.from(in + 1, in + 2))
            + (" " + said.from(first + 1, in) + " " + said.from(verb))
        : text;
  }

  /** Two times of one thing need not be said to be its own. */
  private static String unowned(Said said, int from) {
    StringBuilder text = new StringBuilder(said.text().length());
    int done = said.word(from).start();
    for (int at = from; at + 1 < said.size(); at++) {
      if (DefiningWords.POSSESSIVE.contains(said.folded(at))) {
        text.append(said.text(), done, said.word(at).start());
        done = said.word(at + 1).start();
      }
    }
    return text.append(said.text().substring(done)).toString();
  }
}
