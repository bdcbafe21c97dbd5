package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A number of several things that is added up: "whose open bills together have an amount above 500"
 * and "the amounts of its open bills add up to more than 500" are "with open bills with a total
 * amount above 500", and "of more than 500".
 */
final class Together {

  private static final String WITH = "with ";
  private static final String WITH_TOTAL = " with a total ";
  private static final String OF = " of ";
  private static final int LONGEST_NOUN = 4;
  private static final int LONGEST_NUMBER = 3;

  private Together() {}

  /** Behind "whose": "open bills together have an amount above 500". */
  static Optional<Narrowing> having(Said said) {
    int together =
        IntStream.range(1, said.size()).filter(at -> length(said, at) > 0).findFirst().orElse(0);
    int have = said.first(1, DefiningWords.HAVING);
    int number = have + 2;
    int behind = together + length(said, together);
    boolean before = together > 0 && behind == have;
    boolean last = together > number && behind == said.size();
    int things = before ? together : have;
    boolean fits =
        (before || last)
            && things <= LONGEST_NOUN
            && NounNumber.isPlural(said.folded(things - 1))
            && said.word(have + 1).isOne()
            && said.first(number, DefiningWords.JOIN) < 0
            && said.first(number, DefiningWords.COMPARING) > number;
    return fits
        ? total(said.from(0, things), said.from(number, last ? together : said.size()))
        : Optional.empty();
  }

  /** "The amounts of its open bills add up to more than 500". */
  static Optional<Narrowing> addingUp(Said said) {
    int begin = said.afterArticles(0);
    boolean sum =
        DefiningWords.SUM.contains(said.folded(begin))
            && DefiningWords.OF.contains(said.folded(begin + 1));
    int first = sum ? said.afterArticles(begin + 2) : begin;
    int of = said.first(first, DefiningWords.OF);
    int adds = sum ? said.first(first, DefiningWords.COPULA) : adding(said, of + 2);
    if (of <= first || adds <= of + 1) {
      return Optional.empty();
    }
    int compared = adds + (sum ? 1 : said.length(adds, DefiningWords.ADDING_UP));
    Said things = things(Said.of(said.from(of + 1, adds)));
    boolean fits =
        of - first <= LONGEST_NUMBER
            && things.size() > 0
            && things.size() <= LONGEST_NOUN
            && DefiningWords.COMPARING.contains(said.folded(compared))
            && (said.isNumber(said.size() - 1) || said.isNumber(said.size() - 2))
            && said.first(first, DefiningWords.JOIN) < 0;
    String number = NounNumber.singular(said.from(first, of));
    return fits ? total(things.text(), number + OF + said.from(compared)) : Optional.empty();
  }

  private static int adding(Said said, int from) {
    return IntStream.range(from, said.size())
        .filter(at -> said.length(at, DefiningWords.ADDING_UP) > 0)
        .findFirst()
        .orElse(-1);
  }

  private static Optional<Narrowing> total(String things, String number) {
    return Narrowing.of(WITH + things + WITH_TOTAL + number);
  }

  /** Without "all", "its" and "of them": "all its open bills". */
  private static Said things(Said said) {
    int from = 0;
    while (said.folded(from).length() > 0
        && (said.word(from).isArticle() || DefiningWords.POSSESSIVE.contains(said.folded(from)))) {
      from++;
    }
    int end = said.size();
    boolean owner =
        end - from > 2
            && DefiningWords.OBJECT.contains(said.folded(end - 1))
            && DefiningWords.PREPOSITION.contains(said.folded(end - 2));
    return Said.of(said.from(from, owner ? end - 2 : end));
  }

  private static int length(Said said, int at) {
    return said.length(at, DefiningWords.TOGETHER);
  }
}
