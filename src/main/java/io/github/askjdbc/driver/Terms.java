package io.github.askjdbc.driver;

import io.github.askjdbc.memory.WriterRecords;

/**
 * What all questions of one connection go by, from its first to its last.
 *
 * @param records how writers had done when the connection began; what is known since then counts
 *     from the next one, so that no question changes its confidence under way
 */
public record Terms(Settings settings, WriterRecords records) {

  /** Where nothing is known of writers. */
  static Terms of(Settings settings) {
    return new Terms(settings, WriterRecords.NONE);
  }
}
