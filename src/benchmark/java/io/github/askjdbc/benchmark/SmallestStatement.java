package io.github.askjdbc.benchmark;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
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

/** {@code SELECT 1} on a statement of its own: create, execute, read, close. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class SmallestStatement {
  @Param public Target target;
  @Param public Way way;
  private Connection connection;

  /** Rehearses, see {@link Benchmarks}, and opens what is measured. */
  @Setup
  public void settle() throws SQLException {
    for (int i = 0; i < Benchmarks.REHEARSALS; i++) {
      connection = way.connect(target);
      for (int call = 0; call < Benchmarks.REHEARSED_CALLS; call++) {
        select();
      }
      close();
    }
    connection = way.connect(target);
  }

  @TearDown
  public void close() throws SQLException {
    connection.close();
  }

  @Benchmark
  public int select() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("SELECT 1")) {
      results.next();
      return results.getInt(1);
    }
  }
}
