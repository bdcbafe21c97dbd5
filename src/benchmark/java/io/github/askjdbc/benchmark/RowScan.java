package io.github.askjdbc.benchmark;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** A query of 100,000 rows of eight columns of mixed types, each cell read by its own getter. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 9, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class RowScan {
  static final int ROWS = 100_000;
  static final int COLUMNS = 8;

  private static final String TABLE =
      """
      CREATE TABLE sale (
        id INTEGER, code BIGINT, product VARCHAR(40), sold TIMESTAMP,
        weight DOUBLE PRECISION, price DECIMAL(10, 2), paid BOOLEAN, remark VARCHAR(40))
      """;

  @Param public Target target;
  @Param public Way way;
  private Connection connection;

  /** Rehearses, see {@link Benchmarks}, and opens what is measured. */
  @Setup
  public void settle(Blackhole cells) throws SQLException {
    for (int i = 0; i < Benchmarks.REHEARSALS; i++) {
      fill();
      scan(cells);
      close();
    }
    fill();
  }

  private void fill() throws SQLException {
    connection = way.connect(target);
    try (Statement statement = connection.createStatement()) {
      statement.execute(TABLE);
    }
    connection.setAutoCommit(false);
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO sale VALUES (?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (int i = 0; i < ROWS; i++) {
        insert.setInt(1, i);
        insert.setLong(2, i * 1_000_003L);
        insert.setString(3, "product " + i % 977);
        insert.setTimestamp(4, new Timestamp(1_700_000_000_000L + i * 61_000L));
        insert.setDouble(5, i / 8.0);
        insert.setBigDecimal(6, BigDecimal.valueOf(i, 2));
        insert.setBoolean(7, i % 3 == 0);
        insert.setString(8, i % 5 == 0 ? null : "remark " + i);
        insert.executeUpdate();
      }
    }
    connection.commit();
    connection.setAutoCommit(true);
    lieInOrder();
  }

  /**
   * H2 keeps its rows on the heap, where those that lie between the garbage of filling are read up
   * to four times more slowly. When they are moved together is otherwise chance.
   */
  private static void lieInOrder() {
    System.gc();
  }

  @TearDown
  public void close() throws SQLException {
    connection.close();
  }

  @Benchmark
  public void scan(Blackhole cells) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("SELECT * FROM sale")) {
      while (results.next()) {
        cells.consume(results.getInt(1));
        cells.consume(results.getLong(2));
        cells.consume(results.getString(3));
        cells.consume(results.getTimestamp(4));
        cells.consume(results.getDouble(5));
        cells.consume(results.getBigDecimal(6));
        cells.consume(results.getBoolean(7));
        cells.consume(results.getString(8));
        cells.consume(results.wasNull());
      }
    }
  }
}
