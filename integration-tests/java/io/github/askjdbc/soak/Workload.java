package io.github.askjdbc.soak;

import java.lang.ref.WeakReference;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;

/** The statements of an application, one after the other, in a mix drawn by number. */
final class Workload {
  static final int TOWNS = 200;

  private static final String QUESTION = "How many towns are there?";

  private final DataSource source;
  private final boolean asks;
  private final LongAdder answered = new LongAdder();

  /** SQLite lets in one writer at a time, which is not what is looked at here. */
  private final ReentrantLock writing = new ReentrantLock();

  private final Queue<WeakReference<Statement>> statements = new ConcurrentLinkedQueue<>();

  /**
   * @param asks whether some statements are questions
   */
  Workload(DataSource source, boolean asks) {
    this.source = source;
    this.asks = asks;
  }

  static void fill(DataSource source) throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("DROP TABLE IF EXISTS town");
      statement.execute("CREATE TABLE town (id INTEGER PRIMARY KEY, name VARCHAR(20), people INT)");
      try (PreparedStatement insert =
          connection.prepareStatement("INSERT INTO town VALUES (?, ?, ?)")) {
        for (int i = 0; i < TOWNS; i++) {
          insert.setInt(1, i);
          insert.setString(2, "town " + i);
          insert.setInt(3, i * 100);
          insert.addBatch();
        }
        insert.executeBatch();
      }
    }
  }

  /**
   * Reads a row by plain SQL.
   *
   * @return nanoseconds on a connection at hand, without the wait for it
   */
  long read(int number) throws SQLException {
    try (Connection connection = source.getConnection()) {
      long start = System.nanoTime();
      try (PreparedStatement statement =
          connection.prepareStatement("SELECT name, people FROM town WHERE id = ?")) {
        statement.setInt(1, number % TOWNS);
        try (ResultSet results = statement.executeQuery()) {
          results.next();
          results.getString(1);
          results.getInt(2);
        }
      }
      return System.nanoTime() - start;
    }
  }

  /** Runs one of the other statements. */
  void mixed(Random random) throws SQLException {
    try (Connection connection = source.getConnection()) {
      switch (random.nextInt(asks ? 6 : 5)) {
        case 0 -> rolledBack(connection, random.nextInt(TOWNS));
        case 1 -> scan(connection, "SELECT * FROM town WHERE people > " + random.nextInt(20_000));
        case 2 -> fail(connection);
        case 3 -> connection.getMetaData().getTables(null, null, "town", null).close();
        case 4 -> abandoned(connection);
        default -> ask(connection);
      }
    }
  }

  private void rolledBack(Connection connection, int id) throws SQLException {
    writing.lock();
    try {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.executeUpdate("UPDATE town SET people = people + 1 WHERE id = " + id);
      } finally {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    } finally {
      writing.unlock();
    }
  }

  private static void scan(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery(sql)) {
      while (results.next()) {
        results.getString(2);
      }
    }
  }

  private static void fail(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("SELECT nothing FROM nowhere");
      throw new IllegalStateException("A table that is not there was read");
    } catch (SQLException expected) {
      if (expected.getMessage() == null) {
        throw expected;
      }
    }
  }

  /** Left to the pool to close. */
  private void abandoned(Connection connection) throws SQLException {
    Statement statement = connection.createStatement();
    statement.executeQuery("SELECT COUNT(*) FROM town").next();
    statements.add(new WeakReference<>(statement));
  }

  private void ask(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery(QUESTION)) {
      results.next();
      if (results.getInt(1) != TOWNS) {
        throw new IllegalStateException("Not " + TOWNS + " towns but " + results.getInt(1));
      }
      answered.increment();
    }
  }

  long answered() {
    return answered.sum();
  }

  /** Statements left open that something still holds on to, once garbage is collected. */
  long heldStatements() throws InterruptedException {
    long held = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 20 && held > 0; attempt++) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(50);
      held = statements.stream().filter(reference -> reference.get() != null).count();
    }
    return held;
  }
}
