package io.github.askjdbc.question.definitions;

import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A statement beside the definition of a length of time that what has not ended is left out: "files
 * still open are left out", "whatever is unpaid is ignored". It has no length in any case.
 */
final class Unended {

  private static final int LONGEST = 6;

  private Unended() {}

  static boolean isSaid(String statement, List<TermDefinition> definitions) {
    Said said = Said.of(statement);
    int end = said.size() - said.lengthBefore(said.size(), DefiningWords.UNCOUNTED);
    boolean length = definitions.stream().anyMatch(Unended::isOfTwo);
    boolean open =
        end < said.size()
            && end <= LONGEST
            && said.first(0, DefiningWords.JOIN) < 0
            && DefiningWords.OPEN_ENDED.contains(said.folded(end - 1))
            && IntStream.range(0, end)
                .noneMatch(at -> DefiningWords.NEGATION.contains(said.folded(at)));
    return length && open;
  }

  /** Whether it is reckoned from two times of one row, of which one may be missing. */
  private static boolean isOfTwo(TermDefinition definition) {
    Said said = Said.of(definition.condition().attributive());
    int range = said.first(0, DefiningWords.RANGE);
    boolean days =
        IntStream.range(0, Math.max(0, range))
            .anyMatch(at -> DefiningWords.UNIT_OF_TIME.contains(said.folded(at)));
    return range >= 0
        && (definition.kind() == Kind.MEASURE
            || (days && said.first(0, DefiningWords.NEGATION) < 0));
  }
}
