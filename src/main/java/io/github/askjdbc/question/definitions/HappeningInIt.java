package io.github.askjdbc.question.definitions;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What somebody else does in what is defined: a stay is short "if the car left within 30 minutes of
 * coming in", and short stays are stays "in which the car left" so.
 */
final class HappeningInIt {

  private static final String IN_WHICH = "in which ";

  private HappeningInIt() {}

  /** Of one actor with one verb and its time; empty for others. */
  static Optional<Narrowing> of(Said said) {
    boolean actor =
        said.size() > 4
            && said.afterArticles(0) == 1
            && !DefiningWords.VERB.contains(said.folded(1))
            && !DefiningWords.PREPOSITION.contains(said.folded(1))
            && !DefiningWords.PREPOSITION.contains(said.folded(2));
    boolean timed =
        IntStream.range(3, said.size())
            .anyMatch(
                at ->
                    DefiningWords.DATED.contains(said.folded(at))
                        || DefiningWords.THAN.contains(said.folded(at))
                        || DefiningWords.UNIT_OF_TIME.contains(said.folded(at)));
    return actor && timed && said.first(3, DefiningWords.JOIN) < 0
        ? Optional.of(new Narrowing(IN_WHICH + said.text(), Optional.empty()))
        : Optional.empty();
  }
}
