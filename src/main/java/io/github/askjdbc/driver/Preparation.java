package io.github.askjdbc.driver;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;

/**
 * How the caller asked for a prepared statement.
 *
 * @param way the method called
 * @param lowerable whether it asked for a cursor type that a target may refuse
 */
record Preparation(Way way, boolean lowerable) {

  /** One of the overloads of {@code prepareStatement}, its further arguments given. */
  @FunctionalInterface
  interface Way {
    PreparedStatement prepare(Connection target, String sql) throws SQLException;
  }

  /**
   * The target's statement.
   *
   * @param lowered the cursor type asked for, if the target refused it
   */
  record Prepared(PreparedStatement statement, Optional<LoweredCursor> lowered) {}

  /** With the cursor type asked for, or, where the target refuses that, with its default. */
  Prepared prepareLowering(Connection target, String sql) throws SQLException {
    try {
      return new Prepared(way.prepare(target, sql), Optional.empty());
    } catch (SQLException refusal) {
      if (!lowerable || target.isClosed()) {
        throw refusal;
      }
      try {
        return new Prepared(target.prepareStatement(sql), Optional.of(new LoweredCursor(refusal)));
      } catch (SQLException other) {
        refusal.addSuppressed(other);
        throw refusal;
      }
    }
  }
}
