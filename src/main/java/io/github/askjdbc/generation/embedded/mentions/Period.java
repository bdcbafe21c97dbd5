package io.github.askjdbc.generation.embedded.mentions;

import java.time.LocalDate;

/**
 * A stretch of time that a question speaks of.
 *
 * @param first day
 * @param last day
 */
public record Period(LocalDate first, LocalDate last) {

  public LocalDate dayAfter() {
    return last.plusDays(1);
  }
}
