package io.github.askjdbc.driver.forwarding;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Wrapper;

/**
 * Serves {@code unwrap}: our interfaces first, then those of the target. What a closed object of
 * the target refuses, its wrapper refuses too; an open one is unwrapped also where its driver knows
 * no better than to refuse what the object is.
 */
final class Unwrapping {
  private Unwrapping() {}

  static <T> T unwrap(Wrapper ours, Object target, Class<T> type) throws SQLException {
    boolean isOurs = is(ours, type);
    boolean isTargets = is(target, type);
    if (isOurs && !isTargets) {
      return type.cast(ours);
    }
    T targets;
    try {
      targets = wrapper(target).unwrap(type);
    } catch (SQLException | RuntimeException | AbstractMethodError refusal) {
      if (!isTargets || isClosed(target)) {
        throw refusal;
      }
      targets = type.cast(target);
    }
    return isOurs ? type.cast(ours) : targets;
  }

  static boolean isWrapperFor(Wrapper ours, Object target, Class<?> type) throws SQLException {
    boolean isTargets = is(target, type);
    if (is(ours, type) && !isTargets) {
      return true;
    }
    try {
      return wrapper(target).isWrapperFor(type) || (isTargets && !isClosed(target));
    } catch (SQLException | RuntimeException | AbstractMethodError refusal) {
      if (!isTargets || isClosed(target)) {
        throw refusal;
      }
      return true;
    }
  }

  private static boolean is(Object object, Class<?> type) {
    return type != null && type.isInstance(object);
  }

  /** Of an array and the like, which JDBC makes no wrapper, one that wraps nothing. */
  private static Wrapper wrapper(Object target) {
    return target instanceof Wrapper wrapper ? wrapper : Plain.VALUE;
  }

  private static boolean isClosed(Object target) {
    try {
      if (target instanceof Statement statement) {
        return statement.isClosed();
      }
      if (target instanceof ResultSet results) {
        return results.isClosed();
      }
      if (target instanceof Connection connection) {
        return connection.isClosed();
      }
      return target instanceof DatabaseMetaData metadata && metadata.getConnection().isClosed();
    } catch (SQLException | RuntimeException e) {
      return true; // of no more use than a closed one
    }
  }

  /** Whatever it is asked for, it is not. */
  private enum Plain implements Wrapper {
    VALUE;

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
      throw new SQLException("This value is no " + type, "HY000");
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
      return false;
    }
  }
}
