package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;

/** "300 euros or more" is "at least 300 euros", and "three hours or less" "at most three hours". */
final class Bound {

  private static final String OR = "or";
  private static final int LONGEST_UNIT = 2;

  private Bound() {}

  /** With each bound before its number. */
  static String before(String statement) {
    Said said = Said.of(statement);
    for (int or = 2; or + 1 < said.size(); or++) {
      String bound = DefiningWords.OR_MORE.getOrDefault(said.folded(or + 1), "");
      int number = said.folded(or).equals(OR) && !bound.isEmpty() ? number(said, or) : -1;
      if (number >= 0) {
        String text = said.text().substring(0, said.word(number).start());
        String rest = said.text().substring(said.word(or + 1).end());
        return before(text + bound + " " + said.from(number, or) + rest);
      }
    }
    return statement;
  }

  /** The number that one or two words of a unit stand behind, with which nothing is compared. */
  private static int number(Said said, int or) {
    for (int at = or - 1; at >= 0 && or - at <= LONGEST_UNIT + 1; at--) {
      if (said.isNumber(at)) {
        boolean compared =
            DefiningWords.COMPARING.contains(said.folded(at - 1))
                || DefiningWords.THAN.contains(said.folded(at - 1));
        return at < or - 1 && !compared ? at : -1;
      }
      if (WordClass.CLOSED_CLASS.contains(said.folded(at))) {
        return -1;
      }
    }
    return -1;
  }
}
