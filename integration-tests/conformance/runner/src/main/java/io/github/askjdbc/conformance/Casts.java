package io.github.askjdbc.conformance;

import java.sql.SQLException;
import java.sql.Wrapper;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What the casts of a suite do when its connections go through ask-jdbc. */
public final class Casts {

  private static final Set<String> TESTS = ConcurrentHashMap.newKeySet();
  private static volatile String test = "";

  private Casts() {}

  /** The object itself, or what it wraps if only that is of the type. Called by the suites. */
  public static Object unwrapped(Object object, Class<?> type) throws SQLException {
    if (object == null || type.isInstance(object) || !wraps(object, type)) {
      return object;
    }
    return ((Wrapper) object).unwrap(type);
  }

  /** Whether the object is, or wraps, one of the type. Called by the suites. */
  public static boolean isInstance(Object object, Class<?> type) throws SQLException {
    return type.isInstance(object) || wraps(object, type);
  }

  static void begin(String id) {
    test = id;
  }

  /** Whether a cast in the test, or in what its class sets up, needed to unwrap. */
  static boolean neededBy(String id) {
    return TESTS.stream()
        .anyMatch(
            caster -> id.equals(caster) || (!caster.isEmpty() && id.startsWith(caster + "/")));
  }

  private static boolean wraps(Object object, Class<?> type) throws SQLException {
    boolean wraps =
        object instanceof Wrapper wrapper
            && object.getClass().getName().startsWith("io.github.askjdbc.")
            && wrapper.isWrapperFor(type);
    if (wraps) {
      TESTS.add(test);
    }
    return wraps;
  }
}
