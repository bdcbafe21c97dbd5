package io.github.askjdbc.database;

import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.SQLNonTransientException;
import java.sql.SQLRecoverableException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTransactionRollbackException;
import java.sql.SQLTransientException;
import java.sql.SQLWarning;
import java.util.List;

/**
 * What may be told of an exception that a target threw on the path of a question: its class,
 * SQLSTATE and vendor code.
 *
 * <p>Its message, its causes, what it suppressed and what follows it may hold a cell, and are left
 * behind.
 *
 * @param type the name of its class
 * @param sqlState five digits and capitals, or empty where it has none such
 * @param code the vendor's, 0 for none
 */
public record TargetFailure(String type, String sqlState, int code) {

  /** Makes an exception of ours. */
  @FunctionalInterface
  private interface Maker {
    SQLException make(String message, String sqlState, int code);
  }

  /** A class of JDBC that programs tell failures by. */
  private record Category(Class<? extends SQLException> type, Maker maker) {}

  /**
   * A subclass before its superclass. Not those of timeouts, for which pools give up a connection
   * that goes on working, and those of connections, which their SQLSTATE tells as well.
   */
  private static final List<Category> CATEGORIES =
      List.of(
          new Category(SQLTransactionRollbackException.class, SQLTransactionRollbackException::new),
          new Category(SQLTransientException.class, SQLTransientException::new),
          new Category(SQLSyntaxErrorException.class, SQLSyntaxErrorException::new),
          new Category(SQLDataException.class, SQLDataException::new),
          new Category(SQLFeatureNotSupportedException.class, SQLFeatureNotSupportedException::new),
          new Category(
              SQLIntegrityConstraintViolationException.class,
              SQLIntegrityConstraintViolationException::new),
          new Category(SQLNonTransientException.class, SQLNonTransientException::new),
          new Category(SQLRecoverableException.class, SQLRecoverableException::new),
          new Category(SQLException.class, SQLException::new));

  public static TargetFailure of(Throwable failure) {
    String type = failure.getClass().getName();
    return failure instanceof SQLException e
        ? new TargetFailure(type, sqlState(e), e.getErrorCode())
        : new TargetFailure(type, "", 0);
  }

  /**
   * What is thrown in the place of a target's exception: with its SQLSTATE, its vendor code, the
   * place where it was thrown, and, for one of JDBC's classes, that class.
   *
   * @param message says what failed; what may be told of the failure is put behind it
   * @param failure given back as it is where it is of this room's own making
   */
  public static SQLException standIn(String message, SQLException failure) {
    if (failure instanceof UnaskedTargetException) {
      return failure;
    }
    TargetFailure told = of(failure);
    SQLException standIn =
        CATEGORIES.stream()
            .filter(category -> category.type().isInstance(failure))
            .findFirst()
            .orElseThrow()
            .maker()
            .make(message + ": " + told, told.stateOrNull(), told.code());
    standIn.setStackTrace(failure.getStackTrace());
    return standIn;
  }

  /**
   * What is given in the place of a target's warnings, one for one.
   *
   * @param warnings the first of a chain, null for none
   */
  public static SQLWarning standIn(SQLWarning warnings) {
    SQLWarning first = null;
    for (SQLWarning warning = warnings; warning != null; warning = warning.getNextWarning()) {
      TargetFailure told = of(warning);
      SQLWarning standIn =
          new SQLWarning("The database warns: " + told, told.stateOrNull(), told.code());
      if (first == null) {
        first = standIn;
      } else {
        first.setNextWarning(standIn);
      }
    }
    return first;
  }

  private String stateOrNull() {
    return sqlState.isEmpty() ? null : sqlState;
  }

  /** Class, SQLSTATE and vendor code in words. */
  @Override
  public String toString() {
    return type
        + (sqlState.isEmpty() ? "" : ", SQLSTATE " + sqlState)
        + (code == 0 ? "" : ", code " + code);
  }

  /** A driver may put any text there. */
  private static String sqlState(SQLException failure) {
    String state = failure.getSQLState();
    boolean standard =
        state != null
            && state.length() == 5
            && state.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'));
    return standard ? state : "";
  }
}
