package io.github.askjdbc.audit;

import java.io.IOException;

/** Takes lines, from several threads at once. */
interface AuditLog {

  /**
   * Whether lines can be taken.
   *
   * @throws IOException if not; the message says why and what to do, without the place
   */
  void check() throws IOException;

  /**
   * @param line without its end
   * @throws IOException if it could not be kept
   */
  void append(String line) throws IOException;
}
