package io.github.askjdbc.question.definitions;

/**
 * A length of time on both sides of another time, told in the same words: "more than 2 days earlier
 * or later than" is "more than 2 days before or after", and "the visit date differs from the
 * planned date by more than 2 days" is "the visit date is more than 2 days before or after the
 * planned date".
 */
final class EitherSide {

  private static final String BEFORE_OR_AFTER = "before or after ";
  private static final String IS = " is ";
  private static final int LONGEST_TIME = 6;

  private EitherSide() {}

  static String told(String statement) {
    return differing(aside(statement));
  }

  private static String aside(String text) {
    Said said = Said.of(text);
    for (int at = 2; at + 1 < said.size(); at++) {
      int length = said.length(at, DefiningWords.EITHER_SIDE);
      if (length > 0 && isLength(said, at - 2)) {
        return text.substring(0, said.word(at).start()) + BEFORE_OR_AFTER + said.from(at + length);
      }
    }
    return text;
  }

  private static String differing(String text) {
    Said said = Said.of(text);
    for (int at = 2; at + 4 < said.size(); at++) {
      int differs = said.length(at, DefiningWords.DIFFERING);
      int by = differs > 0 ? said.first(at + differs, DefiningWords.BY) : -1;
      int number = said.size() - 2;
      boolean whole =
          by > at + differs
              && by - at <= LONGEST_TIME
              && number > by
              && isLength(said, number)
              && said.first(at, DefiningWords.JOIN) < 0;
      if (whole) {
        return said.from(0, at)
            + IS
            + (said.from(by + 1) + " " + BEFORE_OR_AFTER)
            + said.from(at + differs, by);
      }
    }
    return text;
  }

  /** "2 days". */
  private static boolean isLength(Said said, int at) {
    return said.isNumber(at) && DefiningWords.UNIT_OF_TIME.contains(said.folded(at + 1));
  }
}
