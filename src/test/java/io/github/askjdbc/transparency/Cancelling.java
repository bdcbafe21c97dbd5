package io.github.askjdbc.transparency;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Cancels a statement from another thread: before it runs, while it runs, and after. */
final class Cancelling {
  private static final String DONE = "done";

  /** In milliseconds, after which a query runs. */
  private static final int BEGINNING = 200;

  private final Outcomes outcomes = new Outcomes(new ArrayList<>());
  private final List<String> trace = new ArrayList<>();
  private final Texts texts;
  private final Statement statement;

  private Cancelling(Texts texts, Statement statement) {
    this.texts = texts;
    this.statement = statement;
  }

  /**
   * @return a line for each call
   */
  static List<String> run(Texts texts, Connection connection) throws Exception {
    try (connection;
        Statement statement = connection.createStatement()) {
      Cancelling cancelling = new Cancelling(texts, statement);
      if (cancelling.before()) {
        cancelling.during();
        cancelling.after();
      }
      return cancelling.trace;
    }
  }

  /** Whether the target knows how to cancel. */
  private boolean before() throws Exception {
    String cancelled = elsewhere();
    trace.add("cancel before " + cancelled);
    trace.add("then " + query(Texts.TOWNS));
    return cancelled.equals(DONE);
  }

  /**
   * Again and again, since only the target knows when it has begun; PostgreSQL's driver sends but
   * the first of them, which is lost where the server has not.
   */
  private void during() throws Exception {
    CompletableFuture<String> running = CompletableFuture.supplyAsync(() -> query(texts.endless()));
    TimeUnit.MILLISECONDS.sleep(BEGINNING);
    while (!running.isDone()) {
      statement.cancel();
      TimeUnit.MILLISECONDS.sleep(50);
    }
    trace.add("cancelled " + running.get());
    trace.add("then " + query(Texts.TOWNS));
  }

  private void after() throws Exception {
    try (ResultSet rows = statement.executeQuery(Texts.TOWNS)) {
      trace.add("a row " + rows.next());
      trace.add("cancel after " + elsewhere());
      trace.add("rest " + outcomes.rows(rows));
    } catch (SQLException e) {
      trace.add("rest " + outcomes.thrown(e));
    }
    trace.add("then " + query(Texts.TOWNS));
  }

  private String elsewhere() throws Exception {
    return CompletableFuture.supplyAsync(
            () -> {
              try {
                statement.cancel();
                return DONE;
              } catch (SQLException e) {
                return outcomes.thrown(e);
              }
            })
        .get();
  }

  private String query(String sql) {
    try (ResultSet rows = statement.executeQuery(sql)) {
      return outcomes.rows(rows);
    } catch (SQLException e) {
      return outcomes.thrown(e);
    }
  }
}
