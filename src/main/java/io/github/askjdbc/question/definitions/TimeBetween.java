package io.github.askjdbc.question.definitions;

import java.util.Optional;

/** "More than 40 days lie between its start and its end" is a thing with so many days between. */
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
