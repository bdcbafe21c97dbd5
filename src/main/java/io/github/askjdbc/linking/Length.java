package io.github.askjdbc.linking;

import io.github.askjdbc.linking.PeriodWords.Unit;
import java.time.LocalDate;

/**
 * So many units of time.
 *
 * @param span its words: a unit, with a number before it or without
 * @param count at least 1
 */
record Length(WordSpan span, int count, Unit unit) {

  /** As long before a day, which it does not hold. */
  Period until(LocalDate end) {
    return new Period(unit.after(end, -count), end.minusDays(1));
  }

  /** As long from a day on. */
  Period from(LocalDate first) {
    return new Period(first, unit.after(first, count).minusDays(1));
  }

  /** Whether its number is said. */
  boolean counted() {
    return span.length() > 1;
  }
}
