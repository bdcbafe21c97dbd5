package io.github.askjdbc.transparency;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** A statement that waits for its target, until the connection under it is severed. */
final class SeveredConnection {
  private static final int TIMEOUT_MS = 300;

  private final Outcomes outcomes = new Outcomes(new ArrayList<>());
  private final List<String> trace = new ArrayList<>();
  private final Connection connection;

  private SeveredConnection(Connection connection) {
    this.connection = connection;
  }

  /**
   * From another thread.
   *
   * @return a line for each call
   */
  static List<String> byAbort(String sleeping, Connection connection) throws Exception {
    SeveredConnection severed = new SeveredConnection(connection);
    try (Statement statement = connection.createStatement()) {
      FutureTask<String> waiting = new FutureTask<>(() -> ending(statement, sleeping));
      Thread thread = new Thread(waiting);
      thread.start();
      while (!waitsForNetwork(thread)) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      severed.call("abort", () -> severed.done(() -> connection.abort(Runnable::run)));
      severed.trace.add("severed " + waiting.get());
      severed.use(statement);
    }
    return severed.trace;
  }

  /**
   * Without its message and code: they tell who closed the socket first, the server or its driver.
   */
  private static String ending(Statement statement, String sql) {
    try (ResultSet rows = statement.executeQuery(sql)) {
      return "rows " + rows.next();
    } catch (SQLException e) {
      return e.getClass().getName() + " " + e.getSQLState();
    }
  }

  private static boolean waitsForNetwork(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals("sun.nio.ch.NioSocketImpl"));
  }

  /**
   * @return a line for each call
   */
  static List<String> byTimeout(String sleeping, Connection connection) throws Exception {
    SeveredConnection severed = new SeveredConnection(connection);
    try (Statement statement = connection.createStatement()) {
      severed.call(
          "timeout",
          () -> {
            connection.setNetworkTimeout(Runnable::run, TIMEOUT_MS);
            return String.valueOf(connection.getNetworkTimeout());
          });
      severed.trace.add("severed " + severed.query(statement, sleeping));
      severed.use(statement);
    }
    return severed.trace;
  }

  private void use(Statement statement) {
    call("closed", () -> connection.isClosed() + " " + statement.isClosed());
    call("valid", () -> String.valueOf(connection.isValid(1)));
    call("unwrap", () -> String.valueOf(connection.unwrap(Connection.class) == connection));
    trace.add("then " + query(statement, "SELECT 1"));
    call("statement", () -> done(() -> connection.createStatement().close()));
    call("close", () -> done(connection::close));
  }

  /** JDBC's work without a result. */
  @FunctionalInterface
  private interface Work {
    void run() throws SQLException;
  }

  private String done(Work work) throws SQLException {
    work.run();
    return "done";
  }

  private void call(String name, Callable<String> work) {
    try {
      trace.add(name + " " + work.call());
    } catch (Exception e) {
      trace.add(name + " " + outcomes.thrown(e));
    }
  }

  private String query(Statement statement, String sql) {
    try (ResultSet rows = statement.executeQuery(sql)) {
      return outcomes.rows(rows);
    } catch (SQLException e) {
      return outcomes.thrown(e);
    }
  }
}
