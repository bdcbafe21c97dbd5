package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * Money that is told by the rows that hold it: "the revenue of a year means the payments received
 * in that year" is the total of those payments. Of what is no money it is not known whether rows
 * are counted or added up.
 */
final class MoneyOfRows {

  private static final String TOTAL = "total of the ";
  private static final int LONGEST_NOUN = 2;

  private MoneyOfRows() {}

  /**
   * @param term the last word of the term
   * @param meaning what it means, without articles
   */
  static Optional<String> phrase(String term, Said meaning) {
    int end = meaning.size() - meaning.lengthBefore(meaning.size(), DefiningWords.IN_THAT_TIME);
    boolean done = end > 1 && Narrowing.isParticiple(meaning.folded(end - 1));
    int noun = done ? end - 1 : end;
    boolean plain =
        noun > 0 && noun <= LONGEST_NOUN && NounNumber.isPlural(meaning.folded(noun - 1));
    boolean rows = plain && DefiningWords.MONEY.contains(term);
    for (int at = 0; rows && at < noun; at++) {
      rows =
          !WordClass.FUNCTION.contains(meaning.folded(at))
              && !DefiningWords.COUNTING.contains(meaning.folded(at))
              && !DefiningWords.ADDING.contains(meaning.folded(at))
              && !meaning.isNumber(at)
              && !DefiningWords.MONEY.contains(meaning.folded(at));
    }
    return rows ? Optional.of(TOTAL + meaning.from(0, end)) : Optional.empty();
  }
}
