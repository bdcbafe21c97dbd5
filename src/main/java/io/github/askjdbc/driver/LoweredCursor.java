package io.github.askjdbc.driver;

import io.github.askjdbc.database.TargetFailure;
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
    return new SQLWarning(
        "The target refuses the cursor type asked for; the rows have its default one ("
            + TargetFailure.of(refusal)
            + ")",
        "01N02");
  }

  /**
   * Whether these are cursors that a target may lack; not what every target gives, nor a number
   * that JDBC does not know, whose refusal has another reason.
   */
  static boolean mayBeMissing(int type, int concurrency) {
    boolean isDefault =
        type == ResultSet.TYPE_FORWARD_ONLY && concurrency == ResultSet.CONCUR_READ_ONLY;
    return !isDefault && isOfJdbc(type, concurrency);
  }

  /** The same, with a holdability, which no target need give either. */
  static boolean mayBeMissing(int type, int concurrency, int holdability) {
    boolean isHoldability =
        holdability == ResultSet.HOLD_CURSORS_OVER_COMMIT
            || holdability == ResultSet.CLOSE_CURSORS_AT_COMMIT;
    return isHoldability && isOfJdbc(type, concurrency);
  }

  private static boolean isOfJdbc(int type, int concurrency) {
    boolean isType =
        type == ResultSet.TYPE_FORWARD_ONLY
            || type == ResultSet.TYPE_SCROLL_INSENSITIVE
            || type == ResultSet.TYPE_SCROLL_SENSITIVE;
    boolean isConcurrency =
        concurrency == ResultSet.CONCUR_READ_ONLY || concurrency == ResultSet.CONCUR_UPDATABLE;
    return isType && isConcurrency;
  }
}
