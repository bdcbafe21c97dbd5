package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.Ordinals;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How many of the extreme rows are asked for: "top 5", "the 3 doctors with the highest". */
public final class ExtremeLimit {

  private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(1_000_000);

  private ExtremeLimit() {}

  /** Adds the limit: a number beside the cue or before the rows it speaks of, or else 1 row. */
  public static void add(Draft draft, int at, List<Integer> places) {
    long rows = 1;
    long skipped = skipped(draft, at);
    if (skipped > 0) {
      places.add(at - 1);
    }
    for (int place : new int[] {at - 1, at + 1, numberOfRows(draft, at)}) {
      Optional<BigDecimal> number = draft.free(place) ? draft.number(place) : Optional.empty();
      if (number.isPresent() && countable(number.get())) {
        rows = number.get().longValueExact();
        places.add(place);
        addTop(draft, place, places);
        draft.rejected |= skipped > 0;
        break;
      }
    }
    draft.actions.add(new Action.AddLimit(rows, skipped, List.of(draft.tokens.get(at).span())));
  }

  /** How many are left out before "the second most expensive". */
  private static long skipped(Draft draft, int at) {
    return isPlace(draft, at - 1)
        ? Ordinals.of(draft.tokens.get(at - 1).text()).orElseThrow() - 1
        : 0;
  }

  /** Whether a free token says the how-manieth is meant, and not the first. */
  public static boolean isPlace(Draft draft, int at) {
    return draft.isUnknown(at)
        && Ordinals.of(draft.tokens.get(at).text()).filter(place -> place > 1).isPresent();
  }

  /** Cuts the rows off behind so many as the question asks for. */
  public static void addTop(Draft draft, int at, List<Integer> places) {
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
