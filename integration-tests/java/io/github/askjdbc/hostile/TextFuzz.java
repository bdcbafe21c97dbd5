package io.github.askjdbc.hostile;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Hostile texts of many lengths in every form of question, on a small shop in SQLite. */
final class TextFuzz implements AutoCloseable {

  /** What each question may take until it is given up. */
  static final Duration BUDGET = Duration.ofSeconds(1);

  private static final List<Integer> LENGTHS = List.of(10, 1_000, 10_000, 100_000, 1_000_000);

  /** A text in a form. */
  record Attempt(QuestionForm form, HostileText text, int length) {

    static List<Attempt> all() {
      List<Attempt> attempts = new ArrayList<>();
      for (int length : LENGTHS) {
        for (HostileText text : HostileText.values()) {
          for (QuestionForm form : QuestionForm.values()) {
            attempts.add(new Attempt(form, text, length));
          }
        }
      }
      return attempts;
    }
  }

  /**
   * What came of an attempt.
   *
   * @param took by the clock
   * @param worked the processor time of the calling thread, whatever else the machine does
   * @param failure empty where the driver gave rows
   */
  record Outcome(Attempt attempt, Duration took, Duration worked, Optional<SQLException> failure) {

    /** Whether the driver itself, rather than the target, failed without a reason of its own. */
    boolean broke() {
      return failure
          .filter(e -> e.getMessage() == null || e.getMessage().contains("because of a java"))
          .isPresent();
    }
  }

  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT, born DATE)",
          "CREATE TABLE product (id INTEGER PRIMARY KEY, title TEXT, price REAL)",
          "CREATE TABLE purchase (id INTEGER PRIMARY KEY, amount INTEGER, bought DATE,"
              + " customer_id INTEGER REFERENCES customer, product_id INTEGER REFERENCES product)",
          "INSERT INTO customer VALUES (1, 'Ann', 'Oslo', '1990-05-03'),"
              + " (2, 'Bob', 'Lyon', '1985-01-01'), (3, 'Eve', 'Oslo', '2001-12-31')",
          "INSERT INTO product VALUES (1, 'Old lamp', 3.5), (2, '100 % wool', 12)",
          "INSERT INTO purchase VALUES (1, 5, '2014-05-03', 1, 1), (2, 7, '2015-06-01', 2, 2)");

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Connection connection;

  /**
   * @param folder for the database and the memory
   * @param more how many tables and thousands of values there are beside the few that are asked for
   */
  TextFuzz(Path folder, int more) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.budget.time", BUDGET.toMillis() + "ms");
    properties.setProperty("ask.memory", folder.resolve("memory").toString());
    connection =
        DriverManager.getConnection("jdbc:ask:sqlite:" + folder.resolve("shop.db"), properties);
    SHOP.forEach(this::execute);
    for (int i = 0; i < more; i++) {
      execute(
          "CREATE TABLE part_%d (id INTEGER PRIMARY KEY, label_%d TEXT, stored DATE, weight REAL)"
              .formatted(i, i));
      execute(
          "INSERT INTO part_%d WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000)"
                  .formatted(i)
              + " SELECT i, 'word ' || (i * 7919 %% 1000) || ' of the north %d', '2014-05-03', i FROM n"
                  .formatted(i));
    }
    run(new Attempt(QuestionForm.ASK_SQL, HostileText.WORDS, 10)); // loads what is loaded once
  }

  private void execute(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  Outcome run(Attempt attempt) {
    String text = attempt.text().of(attempt.length());
    long start = System.nanoTime();
    long worked = threads.getCurrentThreadCpuTime();
    Optional<SQLException> failure = Optional.empty();
    try {
      attempt.form().run(connection, text);
    } catch (SQLException e) {
      failure = Optional.of(e);
    }
    return new Outcome(
        attempt,
        Duration.ofNanos(System.nanoTime() - start),
        Duration.ofNanos(threads.getCurrentThreadCpuTime() - worked),
        failure);
  }

  /**
   * Cancels a question of that text from another thread.
   *
   * @param after how long it may run before
   * @return how long it went on from then, empty if it had ended by itself
   */
  Optional<Duration> cancel(HostileText text, Duration after)
      throws SQLException, InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (Statement statement = connection.createStatement()) {
      CompletableFuture<Optional<String>> state =
          CompletableFuture.supplyAsync(
              () -> {
                begun.countDown();
                try {
                  statement.execute(QuestionForm.ASK_AFTER_AN_OPENING.filled(text.of(9_000)));
                  return Optional.empty();
                } catch (SQLException e) {
                  return Optional.of(e.getSQLState());
                }
              });
      begun.await();
      Thread.sleep(after.toMillis());
      long cancelled = System.nanoTime();
      statement.cancel();
      boolean stopped = state.join().filter("57014"::equals).isPresent();
      return stopped
          ? Optional.of(Duration.ofNanos(System.nanoTime() - cancelled))
          : Optional.empty();
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
