package io.github.askjdbc.transparency;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes a script's calls on one connection and writes down what comes of each. */
final class Script {
  private final Texts texts;
  private final List<Held> objects = new ArrayList<>();
  private final Outcomes outcomes = new Outcomes(objects);
  private final List<String> trace = new ArrayList<>();

  private Script(Texts texts, Connection connection) throws SQLException {
    this.texts = texts;
    objects.add(new Held(Calls.CONNECTION, connection));
    objects.add(new Held(Calls.STATEMENT, connection.createStatement()));
    objects.add(new Held(Calls.METADATA, connection.getMetaData()));
  }

  /**
   * @param texts what fits the target
   * @param connection is closed
   * @return a line for each call
   */
  static List<String> run(List<Step> steps, Texts texts, Connection connection)
      throws SQLException {
    Script script = new Script(texts, connection);
    for (Step step : steps) {
      script.make(step);
    }
    script.tables();
    script.close();
    return script.trace;
  }

  private void make(Step step) {
    Calls kind = Calls.chosen(step.kind());
    List<Held> candidates =
        new ArrayList<>(objects.stream().filter(held -> held.kind() == kind).toList());
    if (candidates.isEmpty()) {
      return;
    }
    Collections.reverse(candidates);
    Held held = candidates.get(Math.floorMod(step.object(), candidates.size()));
    Method method = kind.method(step.method());
    if (texts.exempt().containsKey(kind + "." + Calls.signature(method))) {
      return;
    }
    Object[] arguments = new Arguments(step.arguments(), texts, objects).of(method);
    String call =
        outcomes.name(held) + "." + Calls.signature(method) + " " + outcomes.all(arguments);
    trace.add(call + " -> " + call(held.object(), method, arguments));
  }

  private String call(Object object, Method method, Object[] arguments) {
    try {
      Object value = method.invoke(object, arguments);
      String outcome = outcomes.of(value, method.getReturnType());
      return value instanceof ResultSet results && isReadWhole(method)
          ? outcome + " " + outcomes.rows(results)
          : outcome;
    } catch (InvocationTargetException e) {
      return outcomes.thrown(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Rows that the target makes by itself, and that scripts are not likely to read to the end. */
  private static boolean isReadWhole(Method method) {
    return method.getDeclaringClass() == DatabaseMetaData.class
        || method.getName().equals("getGeneratedKeys");
  }

  private void close() {
    Connection connection = (Connection) objects.get(0).object();
    if (!closed(connection)) {
      closed(connection);
    }
  }

  /** A target may refuse to close a connection in the middle of a transaction. */
  private boolean closed(Connection connection) {
    try {
      connection.close();
      return true;
    } catch (SQLException e) {
      trace.add("closed " + outcomes.thrown(e));
      rollBack(connection);
      return false;
    }
  }

  private void rollBack(Connection connection) {
    try {
      connection.rollback();
    } catch (SQLException e) {
      trace.add("rolled back " + outcomes.thrown(e));
    }
  }

  /** What the calls have left in the database. */
  private void tables() {
    Connection connection = (Connection) objects.get(0).object();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM town ORDER BY id")) {
      trace.add("in the end " + outcomes.rows(rows));
    } catch (SQLException e) {
      trace.add("in the end " + outcomes.thrown(e));
    }
  }
}
