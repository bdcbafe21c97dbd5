package io.github.askjdbc.database;

import java.sql.SQLException;

/** The target was not asked, and why; the words are ours alone. */
class UnaskedTargetException extends SQLException {
  private static final long serialVersionUID = 1L;

  /**
   * @param reason says what to do, if anything can be done; holds nothing of the target's messages
   */
  UnaskedTargetException(String reason) {
    super(reason);
  }
}
