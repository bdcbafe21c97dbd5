package io.github.askjdbc.linking;

import java.time.LocalDate;

/**
 * A stretch of whole days.
 *
 * @param first its first day
 * @param last its last day
 */
public record Period(LocalDate first, LocalDate last) {

  public LocalDate dayAfter() {
    return last.plusDays(1);
  }

  /** Whether it is one year of the calendar. */
  public boolean isYear() {
    return first.getDayOfYear() == 1 && dayAfter().equals(first.plusYears(1));
  }

  /** Whether it is one month of the calendar. */
  public boolean isMonth() {
    return first.getDayOfMonth() == 1 && dayAfter().equals(first.plusMonths(1));
  }
}
