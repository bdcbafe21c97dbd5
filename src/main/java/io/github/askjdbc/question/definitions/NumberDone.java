package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * What was done to so many, said of what has them: "more than 50 tickets were sold for it" is a
 * thing "with more than 50 tickets sold", and "no fraud is suspected" one "with no fraud
 * suspected".
 */
final class NumberDone {

  private static final String WITH = "with ";
  private static final String NO = "no";
  private static final String AND = "and";
  private static final int LONGEST = 7;

  private NumberDone() {}

  /**
   * Of one such clause, or one and what else holds behind "and".
   *
   * @param noun what is defined, which may stand in the place of "it"
   */
  static Optional<Narrowing> of(Said said, Optional<Said> noun) {
    for (int at = 3; at + 2 < said.size(); at++) {
      if (said.folded(at).equals(AND)) {
        Optional<Narrowing> first = alone(Said.of(said.from(0, at)));
        Said rest = Said.of(said.from(at + 1));
        return first.flatMap(one -> behind(rest, noun).flatMap(one::and));
      }
    }
    return alone(said);
  }

  private static Optional<Narrowing> behind(Said rest, Optional<Said> noun) {
    return DefiningWords.VERB.contains(rest.folded(0))
        ? Optional.of(Narrowing.ofVerb(rest.text()))
        : alone(rest).or(() -> IfClause.condition(rest.text(), noun));
  }

  private static Optional<Narrowing> alone(Said said) {
    boolean number =
        said.isNumber(0)
            || said.folded(0).equals(NO)
            || DefiningWords.COMPARING.contains(said.folded(0));
    int end = withoutOwner(said);
    int verb = said.first(1, DefiningWords.VERB);
    int done = verb + (DefiningWords.BEEN.contains(said.folded(verb + 1)) ? 2 : 1);
    boolean deed =
        number
            && verb > 1
            && verb <= LONGEST
            && done == end - 1
            && Narrowing.isParticiple(said.folded(done))
            && !WordClass.FUNCTION.contains(said.folded(verb - 1))
            && said.first(bound(said), DefiningWords.JOIN) < 0;
    return deed
        ? Narrowing.of(WITH + said.from(0, verb) + " " + said.from(done, end))
        : Optional.empty();
  }

  /** Behind "5 or more". */
  private static int bound(Said said) {
    boolean bound =
        said.isNumber(0)
            && DefiningWords.JOIN.contains(said.folded(1))
            && DefiningWords.OR_MORE.containsKey(said.folded(2));
    return bound ? 3 : 0;
  }

  /** The end without "for it", which says of what is defined what "with" says as well. */
  private static int withoutOwner(Said said) {
    int end = said.size();
    boolean owner =
        DefiningWords.OBJECT.contains(said.folded(end - 1))
            && DefiningWords.PREPOSITION.contains(said.folded(end - 2));
    return owner ? end - 2 : end;
  }
}
