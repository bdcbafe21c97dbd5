package io.github.askjdbc.database;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransactionRollbackException;
import java.util.Set;

/**
 * Tells failures that hang on the moment and not on the query: stopped by a limit of the target's
 * own, or kept waiting by others for too long. They say nothing of the SQL.
 */
final class WantOfTime {

  /** Cancelled, lock not available, serialization failure, deadlock, timeout. */
  private static final Set<String> STATES =
      Set.of("57014", "55P03", "40001", "40P01", "HYT00", "HYT01");

  /** SQLITE_BUSY and SQLITE_LOCKED, in the lowest byte; its driver tells no SQLSTATE. */
  private static final Set<Integer> SQLITE_CODES = Set.of(5, 6);

  private static final int LOWEST_BYTE = 0xff;

  private WantOfTime() {}

  static boolean isIn(SQLException failure) {
    String state = failure.getSQLState();
    return failure instanceof SQLTimeoutException
        || failure instanceof SQLTransactionRollbackException
        || (state == null
            ? SQLITE_CODES.contains(failure.getErrorCode() & LOWEST_BYTE)
            : STATES.contains(state));
  }
}
