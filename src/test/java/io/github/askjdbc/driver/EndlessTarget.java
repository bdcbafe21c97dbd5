package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.Forwarding;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.Statement;
import java.sql.Struct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A target whose every method gives an object of JDBC if it may: always the same one, and through
 * it any number of others. All lead back to one connection.
 */
final class EndlessTarget {
  private final Class<?> value;
  private final Connection connection = made(Connection.class);

  /** Calls that were handed one of our wrappers. */
  final List<Method> handedWrappers = new ArrayList<>();

  /**
   * @param value what a cell, an element, or an attribute is: Array, Ref, Struct or ResultSet
   */
  EndlessTarget(Class<?> value) {
    this.value = value;
  }

  Connection connection() {
    return connection;
  }

  static boolean isTargets(Object object) {
    return object != null && Proxy.isProxyClass(object.getClass());
  }

  private <T> T made(Class<T> type) {
    Map<Method, Object> given = new HashMap<>();
    return type.cast(
        Proxy.newProxyInstance(
            EndlessTarget.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, passed) -> {
              Object[] arguments = passed == null ? new Object[0] : passed;
              if (method.getDeclaringClass() == Object.class) {
                return ofObject(proxy, type, method, arguments);
              }
              if (Arrays.stream(arguments).anyMatch(EndlessTarget::isOurs)) {
                handedWrappers.add(method);
              }
              return given.computeIfAbsent(method, called -> result(called, arguments));
            }));
  }

  private static Object ofObject(Object proxy, Class<?> type, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      default -> type.getSimpleName();
    };
  }

  private static boolean isOurs(Object argument) {
    return argument instanceof Object[] elements
        ? Arrays.stream(elements).anyMatch(EndlessTarget::isOurs)
        : argument instanceof Forwarding;
  }

  private Object result(Method method, Object[] arguments) {
    Class<?> type = method.getReturnType();
    if (type == Connection.class) {
      return connection;
    }
    if (type == Statement.class && method.getDeclaringClass() == ResultSet.class) {
      return made(CallableStatement.class);
    }
    if (method.getName().equals("getArray") && type == Object.class) {
      return new Object[] {1, new Object[] {made(value)}, null};
    }
    if (type == Object[].class) {
      return new Object[] {made(Array.class), "text"};
    }
    if (type == Object.class) {
      return arguments.length == 2 && arguments[1] instanceof Class<?> asked
          ? made(asked)
          : made(value);
    }
    return type.isInterface() && type.getPackageName().equals("java.sql")
        ? made(type)
        : plain(type);
  }

  /** Zero, false, a text, or null. */
  private static Object plain(Class<?> type) {
    return type == String.class
        ? "text"
        : type == void.class
            ? null
            : java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0);
  }

  /** The kinds of values that lead back to a connection. */
  static List<Class<?>> values() {
    return List.of(Array.class, Ref.class, Struct.class, ResultSet.class);
  }
}
