package io.github.askjdbc.transparency;

import java.lang.reflect.InvocationTargetException;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Closes objects that hang on one another, and uses every one of them after each closing. */
final class ClosingOrder {

  /** What is closed. */
  enum Part {
    CONNECTION,
    STATEMENT,
    ROWS,
    METADATA_ROWS,
    KEYS,
    ARRAY
  }

  /** What is asked of an object, whether it is closed or not. */
  private static final Map<Calls, List<String>> USES =
      Map.of(
          Calls.CONNECTION,
          List.of("isClosed", "getMetaData", "createStatement", "getAutoCommit", "getWarnings"),
          Calls.STATEMENT,
          List.of(
              "isClosed", "getConnection", "getResultSet", "getUpdateCount", "getGeneratedKeys"),
          Calls.PREPARED,
          List.of("isClosed", "getConnection", "getGeneratedKeys", "getMaxRows", "getMetaData"),
          Calls.METADATA,
          List.of("getConnection", "getDatabaseProductName", "getTableTypes"),
          Calls.RESULTS,
          List.of("isClosed", "getStatement", "getType", "getRow", "next", "getMetaData"),
          Calls.ARRAY,
          List.of("getBaseType", "getArray", "getResultSet"));

  private static final long SEED = 20260101;

  private final List<Held> objects = new ArrayList<>();
  private final Outcomes outcomes = new Outcomes(objects);

  /** Those that are used; what comes of using them is not. */
  private List<Held> used = List.of();

  private final List<String> trace = new ArrayList<>();

  private ClosingOrder() {}

  /** So many of the 720 orders, the same ones each time. */
  static List<List<Part>> orders(int most) {
    List<List<Part>> all = new ArrayList<>(permutations(List.of(Part.values())));
    Collections.shuffle(all, new Random(SEED));
    return all.subList(0, Math.min(most, all.size()));
  }

  private static List<List<Part>> permutations(List<Part> parts) {
    return parts.isEmpty()
        ? List.of(List.of())
        : parts.stream()
            .flatMap(
                first ->
                    permutations(parts.stream().filter(part -> part != first).toList()).stream()
                        .map(rest -> Stream.concat(Stream.of(first), rest.stream()).toList()))
            .toList();
  }

  /**
   * @return a line for each call
   */
  static List<String> run(List<Part> order, Texts texts, Connection connection)
      throws SQLException {
    ClosingOrder closing = new ClosingOrder();
    Map<Part, AutoCloseable> parts = closing.open(texts, connection);
    closing.used = List.copyOf(closing.objects);
    closing.use();
    for (Part part : order) {
      closing.trace.add("close " + part + " -> " + closing.close(parts.get(part)));
      closing.use();
    }
    return closing.trace;
  }

  private Map<Part, AutoCloseable> open(Texts texts, Connection connection) throws SQLException {
    PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO town (name) VALUES ('Hull')", Statement.RETURN_GENERATED_KEYS);
    insert.executeUpdate();
    ResultSet keys = insert.getGeneratedKeys();
    Statement statement = connection.createStatement();
    ResultSet rows = statement.executeQuery(texts.arrays());
    rows.next();
    ResultSet metadata = connection.getMetaData().getTableTypes();
    hold(Calls.CONNECTION, connection);
    hold(Calls.METADATA, connection.getMetaData());
    hold(Calls.PREPARED, insert);
    hold(Calls.STATEMENT, statement);
    hold(Calls.RESULTS, keys);
    hold(Calls.RESULTS, rows);
    hold(Calls.RESULTS, metadata);
    return Map.of(
        Part.CONNECTION, connection,
        Part.STATEMENT, statement,
        Part.ROWS, rows,
        Part.METADATA_ROWS, metadata,
        Part.KEYS, keys,
        Part.ARRAY, array(rows));
  }

  /** Nothing where the target has none. */
  private AutoCloseable array(ResultSet rows) throws SQLException {
    try {
      Array array = rows.getArray(1);
      hold(Calls.ARRAY, array);
      hold(Calls.RESULTS, array.getResultSet());
      return array::free;
    } catch (SQLException e) {
      return () -> {};
    }
  }

  private void hold(Calls kind, Object object) {
    objects.add(new Held(kind, object));
  }

  private String close(AutoCloseable part) {
    try {
      part.close();
      return "closed";
    } catch (Exception e) {
      return outcomes.thrown(e);
    }
  }

  private void use() {
    for (Held held : used) {
      for (String method : USES.getOrDefault(held.kind(), List.of())) {
        trace.add(outcomes.name(held) + "." + method + " -> " + call(held, method));
      }
      if (held.object() instanceof java.sql.Wrapper wrapper && held.kind() != Calls.ARRAY) {
        trace.add(outcomes.name(held) + " unwraps " + unwrapped(held.kind(), wrapper));
      }
    }
  }

  private String call(Held held, String method) {
    try {
      var called = held.kind().type().getMethod(method);
      return outcomes.of(called.invoke(held.object()), called.getReturnType());
    } catch (InvocationTargetException e) {
      return outcomes.thrown(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private String unwrapped(Calls kind, java.sql.Wrapper wrapper) {
    try {
      return wrapper.isWrapperFor(kind.type())
          + " "
          + outcomes.of(wrapper.unwrap(kind.type()), kind.type());
    } catch (SQLException | RuntimeException e) {
      return outcomes.thrown(e);
    }
  }
}
