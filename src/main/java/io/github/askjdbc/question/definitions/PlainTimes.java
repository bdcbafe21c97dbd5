package io.github.askjdbc.question.definitions;

import java.util.List;

/**
 * Times told with fewer words: "brought back before it was due" is "returned before it was due",
 * "after the date on which it was due" is "after it was due", "took place before its planned date"
 * is "happened before" it, and "no later than 2 days after" is "at most 2 days after".
 */
final class PlainTimes {

  private static final String RETURNED = "returned";
  private static final String HAPPENED = "happened";
  private static final String AT_MOST = "at most";
  private static final String MORE_THAN = "more than";

  private PlainTimes() {}

  static String of(String statement) {
    String returned = timed(calendar(statement), DefiningWords.RETURNED, RETURNED);
    String happened = timed(returned, DefiningWords.TAKING_PLACE, HAPPENED);
    return EitherSide.told(within(dated(happened)));
  }

  /** A calendar day is a day. */
  private static String calendar(String text) {
    Said said = Said.of(text);
    for (int at = 1; at + 1 < said.size(); at++) {
      if (DefiningWords.CALENDAR.contains(said.folded(at))
          && DefiningWords.STRETCH.contains(said.folded(at + 1))) {
        return text.substring(0, said.word(at).start()) + said.from(at + 1);
      }
    }
    return text;
  }

  /** With one word for phrases that stand before the time of it: "brought back before". */
  private static String timed(String text, List<List<String>> phrases, String word) {
    Said said = Said.of(text);
    for (int at = 1; at + 2 < said.size(); at++) {
      int length = said.length(at, phrases);
      if (length > 0 && isTimed(said, at + length)) {
        return with(said, at, at + length, word);
      }
    }
    return text;
  }

  private static boolean isTimed(Said said, int at) {
    return DefiningWords.DATED.contains(said.folded(at))
        || DefiningWords.COMPARING.contains(said.folded(at))
        || DefiningWords.LATER.contains(said.folded(at))
        || DefiningWords.EARLIER.contains(said.folded(at))
        || said.isNumber(at);
  }

  /** "The date on which it was due", "the day it was due". */
  private static String dated(String text) {
    Said said = Said.of(text);
    for (int at = 2; at + 2 < said.size(); at++) {
      boolean date =
          DefiningWords.DAY.contains(said.folded(at))
              && said.word(at - 1).isArticle()
              && (DefiningWords.DATED.contains(said.folded(at - 2))
                  || DefiningWords.THAN.contains(said.folded(at - 2)));
      int clause = at + 1 + said.length(at + 1, DefiningWords.ON_WHICH);
      boolean told =
          DefiningWords.PRONOUN.contains(said.folded(clause))
              && DefiningWords.VERB.contains(said.folded(clause + 1));
      if (date && told) {
        return text.substring(0, said.word(at - 1).start()) + said.from(clause);
      }
    }
    return text;
  }

  /** "No later than one day after", "earlier than 3 days before". */
  private static String within(String text) {
    Said said = Said.of(text);
    for (int at = 1; at + 4 < said.size(); at++) {
      boolean later = DefiningWords.LATER.contains(said.folded(at));
      boolean than =
          (later || DefiningWords.EARLIER.contains(said.folded(at)))
              && DefiningWords.THAN.contains(said.folded(at + 1));
      boolean length =
          said.isNumber(at + 2)
              && DefiningWords.UNIT_OF_TIME.contains(said.folded(at + 3))
              && said.folded(at + 4).equals(later ? "after" : "before");
      if (than && length) {
        boolean denied = DefiningWords.NEGATION.contains(said.folded(at - 1));
        return with(said, denied ? at - 1 : at, at + 2, denied ? AT_MOST : MORE_THAN);
      }
    }
    return text;
  }

  private static String with(Said said, int from, int end, String words) {
    return said.text().substring(0, said.word(from).start())
        + words
        + said.text().substring(said.word(end - 1).end());
  }
}
