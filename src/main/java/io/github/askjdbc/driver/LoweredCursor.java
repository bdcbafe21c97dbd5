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

  /** Whether these are what every target gives, so that a refusal has another reason. */
  static boolean isDefault(int type, int concurrency) {
    return type == ResultSet.TYPE_FORWARD_ONLY && concurrency == ResultSet.CONCUR_READ_ONLY;
  }
}
