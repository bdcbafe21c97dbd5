package io.github.askjdbc.question.definitions;

import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A condition that is said a second time, more plainly: "hired in 2022 and still here, that is,
 * with no leaving date" is "hired in 2022 and with no leaving date".
 */
final class DefinedAgain {

  private static final String AGAIN = ", that is,";

  private DefinedAgain() {}

  static String plain(String statement) {
    int again = statement.toLowerCase(Locale.ROOT).indexOf(AGAIN);
    if (again < 0) {
      return statement;
    }
    Said before = Said.of(statement.substring(0, again));
    String behind = statement.substring(again + AGAIN.length()).strip();
    int from = begin(before);
    boolean vague =
        from > 0
            && from < before.size()
            && IntStream.range(from, before.size()).noneMatch(at -> before.word(at).isNumber());
    return vague && behind.indexOf(',') < 0 ? before.from(0, from) + " " + behind : statement;
  }

  /** Behind the last word that joins conditions, or the one with which they begin. */
  private static int begin(Said said) {
    return IntStream.range(0, said.size())
            .filter(
                at ->
                    DefiningWords.JOIN.contains(said.folded(at))
                        || DefiningWords.CONDITION.contains(said.folded(at)))
            .max()
            .orElse(-1)
        + 1;
  }
}
