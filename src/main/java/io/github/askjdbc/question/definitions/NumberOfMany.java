package io.github.askjdbc.question.definitions;

import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A term for a number that is made of many rows: "the loss rate of a branch is the percentage of
 * its pupils that gave up", "headcount means the number of employees who have not left", "revenue
 * is the amount of all payments".
 */
final class NumberOfMany {

  private static final int LONGEST_TERM = 4;

  /** Whose number it is where nothing else says so, and the meaning speaks of "that year". */
  private static final String TIME = "year";

  private NumberOfMany() {}

  /**
   * @param said the whole statement
   * @param start where the term begins
   * @param verb what stands between the term and its meaning
   * @param from where the meaning begins
   */
  static Optional<TermDefinition> read(Said said, int start, int verb, int from) {
    int of = said.first(start, DefiningWords.OF);
    boolean owned = of > start && of < verb && said.word(of + 1).isOne();
    int end = owned ? of : verb;
    int meaning = said.afterArticles(from);
    boolean timed = said.lengthBefore(said.size(), DefiningWords.IN_THAT_TIME) > 0;
    Optional<String> owner =
        owned
            ? Optional.of(said.from(said.afterArticles(of + 1), verb))
            : Optional.of(TIME).filter(time -> timed);
    Optional<String> phrase =
        phrase(withoutWhole(said.from(from)), owned)
            .or(() -> MoneyOfRows.phrase(said.folded(end - 1), Said.of(said.from(meaning))));
    boolean fits = end - start <= LONGEST_TERM && said.first(start, DefiningWords.JOIN) != end - 1;
    return phrase.filter(text -> fits).map(text -> definition(said.stems(start, end), owner, text));
  }

  private static TermDefinition definition(
      List<String> term, Optional<String> owner, String phrase) {
    return new TermDefinition(
        Kind.NUMBER, term, owner.map(Said::of), new Narrowing(phrase, Optional.empty()));
  }

  /** Without its articles and without "its" where the owner is named before. */
  private static Optional<String> phrase(String text, boolean owned) {
    Said said = Said.of(text);
    int first = said.afterArticles(0);
    int of = said.first(first, DefiningWords.OF);
    boolean counts = of == first + 1 && DefiningWords.COUNTING.contains(said.folded(first));
    boolean adds = DefiningWords.ADDING.contains(said.folded(first)) && said.size() > first + 1;
    if (!counts && !adds) {
      return Optional.empty();
    }
    int its = of + 1;
    boolean possessive = counts && DefiningWords.POSSESSIVE.contains(said.folded(its));
    int noun = said.afterArticles(possessive ? its + 1 : its);
    boolean other =
        said.first(possessive ? noun : first, DefiningWords.POSSESSIVE) >= 0
            || said.first(first, DefiningWords.OBJECT) >= 0;
    boolean time = counts && DefiningWords.UNIT_OF_TIME.contains(said.folded(noun));
    if (other || time || (possessive && !owned)) {
      return Optional.empty();
    }
    boolean amount = counts && DefiningWords.AMOUNT.contains(said.folded(first));
    String whole = amount ? DefiningWords.WHOLE + " " : "";
    return Optional.of(
        whole + (counts ? said.from(first, of + 1) + " " + rows(said, noun) : said.from(first)));
  }

  /** "Of the fee over all bills" is "of the fee of all bills"; "over the age of 60" compares. */
  private static String rows(Said said, int noun) {
    int over = said.first(noun + 1, DefiningWords.OVER);
    boolean compares = IntStream.range(over + 1, said.size()).anyMatch(said::isNumber);
    return over < 0 || compares || over + 1 == said.size()
        ? said.from(noun)
        : said.from(noun, over) + " of " + said.from(over + 1);
  }

  /** "The percentage of units that were discarded, out of all units" says twice of what. */
  private static String withoutWhole(String text) {
    int comma = text.lastIndexOf(',');
    Said behind = Said.of(text.substring(comma + 1));
    int length = comma < 0 ? 0 : behind.length(0, DefiningWords.OUT_OF);
    Said before = Said.of(text.substring(0, Math.max(0, comma)));
    boolean same =
        length > 0
            && behind.size() == length + 1
            && before.words().stream()
                .anyMatch(word -> word.folded().equals(behind.folded(length)));
    return same ? text.substring(0, comma) : text;
  }
}
