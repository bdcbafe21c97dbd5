package io.github.askjdbc.driver;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;

/**
 * A cursor type that the target refused, and that an answer goes without.
 *
 * @param refusal the target's exception
 */
record LoweredCursor(SQLException refusal) {

  SQLWarning warning() {
    SQLWarning warning =
        new SQLWarning(
            "The target refuses the cursor type asked for; the rows have its default one", "01N02");
    warning.initCause(refusal);
    return warning;
  }

  /**
   * Whether this is a cursor of JDBC beyond what every target gives. For any other, a refusal has
   * another reason, which stays the target's to tell.
   */
  static boolean isBeyondDefault(int type, int concurrency) {
    return isKnown(type, concurrency) && !isDefault(type, concurrency);
  }

  /** The same where the holdability may be refused as well, even the usual one. */
  static boolean isBeyondDefault(int type, int concurrency, int holdability) {
    return isKnown(type, concurrency)
        && (holdability == ResultSet.HOLD_CURSORS_OVER_COMMIT
            || holdability == ResultSet.CLOSE_CURSORS_AT_COMMIT);
  }

  private static boolean isDefault(int type, int concurrency) {
    return type == ResultSet.TYPE_FORWARD_ONLY && concurrency == ResultSet.CONCUR_READ_ONLY;
  }

  private static boolean isKnown(int type, int concurrency) {
    return type >= ResultSet.TYPE_FORWARD_ONLY
        && type <= ResultSet.TYPE_SCROLL_SENSITIVE
        && (concurrency == ResultSet.CONCUR_READ_ONLY || concurrency == ResultSet.CONCUR_UPDATABLE);
  }
}
