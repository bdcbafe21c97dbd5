package io.github.askjdbc.transparency;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.Array;
import java.sql.Blob;
import java.sql.CallableStatement;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLXML;
import java.sql.Savepoint;
import java.sql.Statement;
import java.sql.Struct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The kinds of objects of JDBC, and the calls that a script may make on each. */
enum Calls {
  CONNECTION(Connection.class, 4),
  CALL(CallableStatement.class, 1),
  PREPARED(PreparedStatement.class, 5),
  STATEMENT(Statement.class, 5),
  RESULTS(ResultSet.class, 8),
  METADATA(DatabaseMetaData.class, 3),
  RESULT_METADATA(ResultSetMetaData.class, 2),
  PARAMETER_METADATA(ParameterMetaData.class, 1),
  BLOB(Blob.class, 1),
  CLOB(Clob.class, 1),
  ARRAY(Array.class, 2),
  STRUCT(Struct.class, 1),
  XML(SQLXML.class, 1),
  SAVEPOINT(Savepoint.class, 1);

  private static final List<Calls> WEIGHTED =
      Arrays.stream(values())
          .flatMap(kind -> Collections.nCopies(kind.weight, kind).stream())
          .toList();

  private final Class<?> type;
  private final int weight;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list of what reflection gives
  private final List<Method> methods;

  Calls(Class<?> type, int weight) {
    this.type = type;
    this.weight = weight;
    this.methods = weighted(type);
  }

  /** The URL of a column stays callable: only that of metadata differs. */
  private static List<Method> weighted(Class<?> type) {
    List<Method> all = new ArrayList<>();
    Arrays.stream(type.getMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !never(method))
        .collect(Collectors.toMap(Calls::signature, method -> method, (a, b) -> a))
        .values()
        .stream()
        .sorted(Comparator.comparing(Calls::signature))
        .forEach(
            method -> {
              for (int i = 0; i < often(method.getName()); i++) {
                all.add(method);
              }
            });
    return List.copyOf(all);
  }

  private static int often(String name) {
    return Often.COUNTS.getOrDefault(name, 1);
  }

  private static boolean never(Method method) {
    return Often.NEVER.contains(method.getName())
        && !(method.getName().equals("getURL") && method.getParameterCount() > 0);
  }

  /** Of the name and the types handed over. */
  static String signature(Method method) {
    return method.getName()
        + Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  static Calls chosen(int number) {
    return WEIGHTED.get(Math.floorMod(number, WEIGHTED.size()));
  }

  Class<?> type() {
    return type;
  }

  Method method(int number) {
    return methods.get(Math.floorMod(number, methods.size()));
  }

  /**
   * What an object is to the caller: as declared, or more special, but nothing else that it may be
   * as well. Empty for what is no object of JDBC.
   */
  static Optional<Calls> of(Object value, Class<?> declared) {
    return Arrays.stream(values())
        .filter(kind -> kind.type.isInstance(value))
        .filter(
            kind -> declared.isAssignableFrom(kind.type) || kind.type.isAssignableFrom(declared))
        .findFirst();
  }

  /** Held apart, since an enum's constants are made before its fields. */
  private static final class Often {
    /** What makes the rest worth calling, as often as told. */
    static final Map<String, Integer> COUNTS =
        Map.ofEntries(
            Map.entry("next", 40),
            Map.entry("executeQuery", 12),
            Map.entry("execute", 6),
            Map.entry("executeUpdate", 4),
            Map.entry("executeBatch", 5),
            Map.entry("addBatch", 5),
            Map.entry("getGeneratedKeys", 6),
            Map.entry("getStatement", 3),
            Map.entry("getConnection", 2),
            Map.entry("getResultSet", 4),
            Map.entry("getMoreResults", 3),
            Map.entry("getWarnings", 4),
            Map.entry("getMetaData", 3),
            Map.entry("createStatement", 5),
            Map.entry("prepareStatement", 8),
            Map.entry("setAutoCommit", 2),
            Map.entry("setInt", 6),
            Map.entry("setString", 6),
            Map.entry("setObject", 3),
            Map.entry("getObject", 3),
            Map.entry("getString", 8),
            Map.entry("updateRow", 3),
            Map.entry("insertRow", 3),
            Map.entry("moveToInsertRow", 3));

    /** Differs by contract. */
    static final Set<String> NEVER = Set.of("getURL");
  }
}
