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
}
