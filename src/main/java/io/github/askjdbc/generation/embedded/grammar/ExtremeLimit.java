package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How many of the extreme rows are asked for: "top 5", "the 3 doctors with the highest". */
final class ExtremeLimit {

  private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(1_000_000);

  private ExtremeLimit() {}

  /** Adds the limit: a number beside the cue or before the rows it speaks of, or else 1. */
  static void add(Draft draft, int at, List<Integer> places) {
    long rows = 1;
    for (int place : new int[] {at - 1, at + 1, numberOfRows(draft, at)}) {
      Optional<BigDecimal> number = draft.free(place) ? draft.number(place) : Optional.empty();
      if (number.isPresent() && countable(number.get())) {
        rows = number.get().longValueExact();
        places.add(place);
        addTop(draft, place, places);
        break;
      }
    }
    draft.actions.add(new Action.AddLimit(rows, List.of(draft.tokens.get(at).span())));
  }

  static void addTop(Draft draft, int at, List<Integer> places) {
    if (draft.isFree(at - 1, Cue.TOP)) {
      places.add(at - 1);
    }
  }

  /** The number in "the 3 doctors with the highest salary". */
  private static int numberOfRows(Draft draft, int at) {
    return Stream.iterate(at - 1, before -> before >= 0, before -> before - 1)
        .filter(before -> draft.table(before).isPresent())
        .map(table -> table - 1)
        .filter(number -> draft.number(number).isPresent())
        .findFirst()
        .orElse(-1);
  }

  private static boolean countable(BigDecimal number) {
    return number.signum() > 0
        && number.stripTrailingZeros().scale() <= 0
        && number.compareTo(MOST_ROWS) <= 0;
  }
}
