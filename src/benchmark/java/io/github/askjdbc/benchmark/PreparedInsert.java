package io.github.askjdbc.benchmark;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One row of four columns through a statement prepared once, committed at once. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class PreparedInsert {
  @Param public Target target;
  @Param public Way way;
  private Connection connection;
  private PreparedStatement insert;
  private int id;

  /** Rehearses, see {@link Benchmarks}, and opens what is measured. */
  @Setup
  public void settle() throws SQLException {
    for (int i = 0; i < Benchmarks.REHEARSALS; i++) {
      open();
      for (int call = 0; call < Benchmarks.REHEARSED_CALLS; call++) {
        insert();
      }
      close();
    }
    open();
  }

  private void open() throws SQLException {
    connection = way.connect(target);
    run("CREATE TABLE entry (id INTEGER, name VARCHAR(40), price DOUBLE PRECISION, code BIGINT)");
    insert = connection.prepareStatement("INSERT INTO entry VALUES (?, ?, ?, ?)");
  }

  /** So that the table stays small. */
  @Setup(Level.Iteration)
  public void empty() throws SQLException {
    run("DELETE FROM entry");
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @TearDown
  public void close() throws SQLException {
    connection.close();
  }

  @Benchmark
  public int insert() throws SQLException {
    id++;
    insert.setInt(1, id);
    insert.setString(2, "a name");
    insert.setDouble(3, 0.5);
    insert.setLong(4, 1L << 40);
    return insert.executeUpdate();
  }
}
