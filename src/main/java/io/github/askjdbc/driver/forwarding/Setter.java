package io.github.askjdbc.driver.forwarding;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * A recorded call of one of {@code PreparedStatement}'s setters, to be made on another statement.
 */
@FunctionalInterface
public interface Setter {

  /**
   * @param ordinal the parameter's place in the target's SQL, from 1; may differ from the recorded
   *     one
   */
  void set(PreparedStatement target, int ordinal) throws SQLException;
}
