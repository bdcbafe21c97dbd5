package io.github.askjdbc.benchmark;

import io.github.askjdbc.AskDriver;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** A question to the demo database, until its last row is read. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Asking {
  private Connection connection;

  @Setup(Level.Trial)
  public void open() throws SQLException {
    connection = new AskDriver().connect("jdbc:ask:demo", new Properties());
  }

  @TearDown(Level.Trial)
  public void close() throws SQLException {
    connection.close();
  }

  /** In a JVM that has just started: classes are loaded, nothing is compiled, all is read. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public int firstQuestion() throws SQLException {
    return ask();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @Warmup(iterations = 5, time = 1)
  @Measurement(iterations = 5, time = 1)
  public int laterQuestion() throws SQLException {
    return ask();
  }

  private int ask() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("How many customers are there?")) {
      int rows = 0;
      while (results.next()) {
        rows++;
      }
      return rows;
    }
  }
}
