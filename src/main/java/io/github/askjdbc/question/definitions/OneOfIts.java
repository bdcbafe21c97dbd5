package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import java.util.Optional;

/**
 * What is said of one or of none of the things that something has: "any of its claims was reported
 * late" is "with at least one claim that was reported late", and "none of its claims" is "with no
 * claim".
 */
final class OneOfIts {

  private static final String ONE = "with at least one ";
  private static final String NO = "with no ";
  private static final String THAT = " that ";
  private static final int LONGEST_NOUN = 3;

  private OneOfIts() {}

  /** Of such a clause, with no other behind it. */
  static Optional<Narrowing> of(Said said) {
    int some = said.length(0, DefiningWords.SOME_OF);
    int none = said.length(0, DefiningWords.NONE_OF);
    int from = Math.max(some, none);
    int noun = from + 1;
    int verb = said.first(noun + 1, DefiningWords.VERB);
    boolean fits =
        from > 0
            && DefiningWords.POSSESSIVE.contains(said.folded(from))
            && verb > noun
            && verb - noun <= LONGEST_NOUN
            && verb + 1 < said.size()
            && NounNumber.isPlural(said.folded(verb - 1))
            && said.first(verb, DefiningWords.JOIN) < 0
            && said.first(noun, DefiningWords.POSSESSIVE) < 0;
    String lead = some > 0 ? ONE : NO;
    return fits
        ? Narrowing.of(lead + NounNumber.singular(said.from(noun, verb)) + THAT + said.from(verb))
        : Optional.empty();
  }
}
