package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * What is defined to be a length of time: "shelf life means the number of days from production to
 * expiry of a unit".
 */
final class DaysBetween {

  private static final String NUMBER_OF = "number of ";
  private static final String DATE = " date ";
  private static final String PAYMENT = " payment ";
  private static final int LONGEST_SUBJECT = 3;

  private DaysBetween() {}

  /** The words behind "means" without articles and without one thing that has the length. */
  static Optional<Narrowing> of(String text) {
    Said said = Said.of(days(text));
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

  /** "Counted in days from the start", "days between" and "the time from A to B in days". */
  private static String days(String text) {
    Said said = Said.of(dated(text));
    int first = said.afterArticles(0);
    int in = said.length(first, DefiningWords.IN_UNIT);
    int unit = first + in;
    boolean plain =
        DefiningWords.UNIT_OF_TIME.contains(said.folded(unit))
            && DefiningWords.RANGE.contains(said.folded(unit + 1));
    return plain ? NUMBER_OF + said.from(unit) : said.text();
  }

  /** "The day the file was closed" is the closed date, "the day the money came in" of payment. */
  private static String dated(String text) {
    Said said = Said.of(text);
    for (int at = 1; at < said.size(); at++) {
      int from = at + 1;
      boolean day = DefiningWords.DAY.contains(said.folded(at)) && said.word(at - 1).isArticle();
      int paid = day ? said.length(from, DefiningWords.DAY_OF_PAYMENT) : 0;
      int verb = day ? said.first(from, DefiningWords.VERB) : -1;
      if (paid > 0) {
        return dated(said.from(0, at - 1) + PAYMENT + said.from(from + paid));
      }
      boolean done =
          verb > said.afterArticles(from)
              && verb - from <= LONGEST_SUBJECT
              && Narrowing.isParticiple(said.folded(verb + 1));
      if (done) {
        String date = " " + said.word(verb + 1).text() + DATE;
        return dated(said.from(0, at - 1) + date + said.from(verb + 2));
      }
    }
    return text;
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
