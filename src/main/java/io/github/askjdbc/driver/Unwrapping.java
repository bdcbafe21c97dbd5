package io.github.askjdbc.driver;

import java.sql.SQLException;
import java.sql.Wrapper;

/** Serves {@code unwrap}: our interfaces first, then those of the target. */
final class Unwrapping {
  private Unwrapping() {}

  static <T> T unwrap(Wrapper ours, Wrapper target, Class<T> type) throws SQLException {
    if (type != null && type.isInstance(ours)) {
      return type.cast(ours);
    }
    if (type != null && type.isInstance(target)) {
      return type.cast(target);
    }
    return target.unwrap(type);
  }

  static boolean isWrapperFor(Wrapper ours, Wrapper target, Class<?> type) throws SQLException {
    return (type != null && (type.isInstance(ours) || type.isInstance(target)))
        || target.isWrapperFor(type);
  }
}
