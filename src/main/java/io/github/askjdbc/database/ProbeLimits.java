package io.github.askjdbc.database;

import java.time.Duration;

/**
 * What one probe may cost at the most.
 *
 * @param probe how long one query may run, beside the time of its question
 * @param connect how long to wait for a pooled connection, at least 250 ms
 * @param textLength characters kept of a text cell
 * @param binaryLength bytes kept of a binary cell
 */
public record ProbeLimits(Duration probe, Duration connect, int textLength, int binaryLength) {

  public static final ProbeLimits DEFAULT =
      new ProbeLimits(Duration.ofSeconds(60), Duration.ofSeconds(2), 2_000, 256);
}
