package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.stream.IntStream;

/**
 * What was until a day and not since, with the day said again: "has taken a trip before 2024 and
 * none since" is "has taken a trip before 2024 and no trip since 2024".
 */
final class SinceThen {

  private static final String AND = " and ";
  private static final String NO = "no ";
  private static final String NEVER = " never ";
  private static final String SINCE = " since ";
  private static final int LONGEST_DAY = 4;

  private SinceThen() {}

  /**
   * Also without "at least once", which is true of all that was done, and with "and" for
   * "although".
   */
  static String told(String statement) {
    return since(once(although(statement)));
  }

  /** "Unsold although a bid was placed" is "unsold and a bid was placed". */
  private static String although(String statement) {
    Said said = Said.of(statement);
    int at = said.firstOf(2, DefiningWords.ALTHOUGH);
    return at < 0
        ? statement
        : said.from(0, at) + AND + said.from(at + said.length(at, DefiningWords.ALTHOUGH));
  }

  private static String once(String statement) {
    Said said = Said.of(statement);
    int once = said.firstOf(2, DefiningWords.AT_LEAST_ONCE);
    boolean each = said.first(0, DefiningWords.EACH) >= 0;
    if (once < 0 || each || !Narrowing.isParticiple(said.folded(once - 1))) {
      return statement;
    }
    int behind = once + said.length(once, DefiningWords.AT_LEAST_ONCE);
    boolean timed =
        DefiningWords.UNTIL.contains(said.folded(behind))
            || DefiningWords.DATED.contains(said.folded(behind))
            || DefiningWords.DURING.contains(said.folded(behind));
    // without a time the deed itself is all that is said, and must be read
    if (!timed) {
      return statement;
    }
    return statement.substring(0, said.word(once - 1).end())
        + statement.substring(said.word(behind - 1).end());
  }

  private static String since(String statement) {
    Said said = Said.of(statement);
    int last = said.size() - 1;
    int length = said.lengthBefore(said.size(), DefiningWords.NONE_SINCE);
    int and = last - length;
    int before =
        IntStream.range(Math.max(1, and - 1 - LONGEST_DAY), Math.max(1, and))
            .filter(at -> DefiningWords.UNTIL.contains(said.folded(at)))
            .findFirst()
            .orElse(-1);
    boolean dated =
        length > 0
            && before > 0
            && DefiningWords.JOIN.contains(said.folded(and))
            && said.isNumber(and - 1);
    if (!dated) {
      return statement;
    }
    String day = said.from(before + 1, and);
    int have = said.first(1, DefiningWords.HAVING);
    int deed = DefiningWords.BEEN.contains(said.folded(have + 1)) ? have + 2 : have + 1;
    boolean done = have > 0 && deed + 1 == before && Narrowing.isParticiple(said.folded(deed));
    if (done) {
      String verb = said.from(have, have + 1) + NEVER + said.from(have + 1, before);
      return said.from(0, and + 1) + " " + verb + SINCE + day;
    }
    String noun = said.folded(before - 1);
    int number = before - 2;
    boolean one =
        have > 0
            && number > have
            && !WordClass.CLOSED_CLASS.contains(noun)
            && (said.word(number).isArticle() || said.isNumber(number));
    return one ? said.from(0, and + 1) + " " + NO + noun + SINCE + day : statement;
  }
}
