package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.driver.forwarding.Forwarding;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.NClob;
import java.sql.ParameterMetaData;
import java.sql.Ref;
import java.sql.ResultSetMetaData;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Savepoint;
import java.sql.Struct;
import java.sql.Wrapper;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every method of JDBC, called on every kind of object that a caller can come to. */
class LeadingBackTest {

  /** What has no way back to a statement or connection, so that the target's own is handed on. */
  private static final List<Class<?>> DEAD_ENDS =
      List.of(
          ResultSetMetaData.class,
          ParameterMetaData.class,
          Blob.class,
          Clob.class,
          NClob.class,
          SQLXML.class,
          RowId.class,
          Savepoint.class);

  /** Ends the walk, or hands out the target's own objects by contract. */
  private static final Set<String> NOT_CALLED =
      Set.of("close", "abort", "free", "unwrap", "isWrapperFor");

  /** Give a new object each time. */
  private static final Set<String> MAKERS =
      Set.of("createStatement", "prepareStatement", "prepareCall", "executeQuery");

  private static final int DEEPEST = 5;

  private EndlessTarget target;
  private Connection ours;
  private final Set<List<Object>> walked = new HashSet<>();
  private int calls;

  /** An object of JDBC that a caller came to. */
  private record Reached(Object object, String path, int depth) {}

  static List<Class<?>> values() {
    return EndlessTarget.values();
  }

  @ParameterizedTest
  @MethodSource("values")
  void everyMethod_givesNoObjectOfTheTargetThatLeadsBack(Class<?> value) throws Exception {
    connect(value);
    Deque<Reached> open = new ArrayDeque<>(List.of(new Reached(ours, "", 0)));
    while (!open.isEmpty()) {
      Reached reached = open.remove();
      for (Method method : methods(reached.object())) {
        String path = reached.path() + "." + method.getName();
        Object result = call(reached.object(), method);
        assertLeadsBack(result, path);
        if (!MAKERS.contains(method.getName()) && result instanceof Forwarding) {
          assertThat(call(reached.object(), method)).as(path + " again").isSameAs(result);
        }
        leaves(result)
            .filter(Forwarding.class::isInstance)
            .filter(next -> reached.depth() < DEEPEST)
            .filter(next -> walked.add(List.of(reached.object().getClass(), next.getClass())))
            .forEach(next -> open.add(new Reached(next, path, reached.depth() + 1)));
      }
    }
    assertThat(target.handedWrappers).isEmpty();
    assertThat(calls).isGreaterThan(2_000);
  }

  private void connect(Class<?> value) throws SQLException {
    target = new EndlessTarget(value);
    FixedComponents components = new FixedComponents();
    Target opened =
        new Target(
            target.connection(),
            DriverManager.getDriver("jdbc:h2:mem:"),
            "jdbc:h2:mem:",
            new Properties());
    ours =
        new AskingConnection(
            target.connection(),
            new Session(
                "jdbc:ask:h2:mem:",
                opened,
                Terms.of(Settings.defaults()),
                components,
                System::nanoTime));
  }

  private void assertLeadsBack(Object result, String path) {
    leaves(result)
        .forEach(
            leaf -> {
              if (leaf instanceof Connection) {
                assertThat(leaf).as(path).isSameAs(ours);
              }
              assertThat(
                      EndlessTarget.isTargets(leaf)
                          && DEAD_ENDS.stream().noneMatch(type -> type.isInstance(leaf)))
                  .as(path + " gives the target's " + leaf)
                  .isFalse();
            });
  }

  /** The object, or what an array of any depth holds. */
  private static Stream<Object> leaves(Object result) {
    return result instanceof Object[] elements
        ? Arrays.stream(elements).flatMap(LeadingBackTest::leaves)
        : Stream.ofNullable(result);
  }

  /** Those of JDBC, defaults included. */
  private static List<Method> methods(Object object) {
    return Stream.<Class<?>>iterate(object.getClass(), type -> type != null, Class::getSuperclass)
        .flatMap(type -> Arrays.stream(type.getInterfaces()))
        .filter(type -> type.getPackageName().equals("java.sql") && type != Wrapper.class)
        .flatMap(type -> Arrays.stream(type.getMethods()))
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !NOT_CALLED.contains(method.getName()))
        .distinct()
        .sorted(Comparator.comparing(Method::toGenericString))
        .toList();
  }

  private Object call(Object object, Method method) throws Exception {
    calls++;
    try {
      return method.invoke(
          object, Arrays.stream(method.getParameterTypes()).map(this::argument).toArray());
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(method.toString(), e.getCause());
    }
  }

  private Object argument(Class<?> type) {
    if (type.isPrimitive()) {
      return java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0);
    }
    AskingConnection connection = (AskingConnection) ours;
    Array array = connection.values().wrapper(target(Array.class), null);
    Ref ref = connection.values().wrapper(target(Ref.class), null);
    Struct struct = connection.values().wrapper(target(Struct.class), null);
    if (type == Object[].class) {
      return new Object[] {array, new Object[] {struct}, ref, "text"};
    }
    return Map.<Class<?>, Object>of(
            String.class,
            "SELECT 1",
            Object.class,
            struct,
            Array.class,
            array,
            Ref.class,
            ref,
            Class.class,
            Array.class,
            Map.class,
            Map.of(),
            Properties.class,
            new Properties(),
            Executor.class,
            (Executor) Runnable::run)
        .get(type);
  }

  private static <T> T target(Class<T> type) {
    return type.cast(
        java.lang.reflect.Proxy.newProxyInstance(
            LeadingBackTest.class.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> null));
  }
}
