package io.github.askjdbc.benchmark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks and writes {@code target/benchmarks/results.json} (JMH's own format) and
 * {@code table.md}.
 *
 * <p>Each round gives every benchmark one fork, and a way is compared with the bare target of its
 * own round, so that what else the machine does weighs on all alike.
 *
 * <p>What a connection costs hangs on its past. The JIT compiles by what it has seen, and takes
 * code back when something new comes along; where that happens inside one of the target's {@code
 * synchronized} blocks, HotSpot 17 turns the object's light lock into a heavy one ({@code
 * jdk.JavaMonitorInflate} with the cause "VM Internal" in a flight recording), and heavy it stays.
 * sqlite-jdbc takes the lock of its connection twice for each native call, so that the same
 * compiled scan runs in 120 ms on a connection with a light lock and in 147 ms on one with a heavy
 * lock, through whatever way. Which of the two the first connection of a JVM gets is chance.
 * Therefore each benchmark first rehearses on connections that it closes again, and measures one
 * that was opened after the JIT has settled, as a pool opens them in the long run: the faster
 * state, where an overhead shows most. With a heavy lock bare and wrapped scans slow down alike.
 */
public final class Benchmarks {
  private static final Path FOLDER = Path.of("target", "benchmarks");

  /**
   * A heap of one size. One compiler, with whole profiles, while the caller waits: less is left to
   * chance. With two, of which one works in the background, H2's scan takes 4.8 ms in some forks
   * and 7.5 in others, by itself and through every way.
   */
  private static final String[] REPEATABLE = {
    "-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-XX:-TieredCompilation", "-Xbatch"
  };

  /**
   * Connections that come before the measured one. The JIT gives a type check up for good once it
   * failed four times ({@code PerBytecodeTrapLimit}), which on SQLite takes five connections.
   */
  static final int REHEARSALS = 6;

  /** Calls on each of them, enough for a full compilation on the first. */
  static final int REHEARSED_CALLS = 20_000;

  private static final int ROUNDS = 5;
  private static final int SHORT_ROUNDS = 3;

  private Benchmarks() {}

  /**
   * @param args {@code short} for a run of minutes whose intervals are wide, then any options of
   *     JMH: a pattern of benchmarks, {@code -p target=H2}, {@code -f} for the number of rounds
   */
  public static void main(String[] args)
      throws IOException, RunnerException, CommandLineOptionException {
    List<String> options = new ArrayList<>(List.of(args));
    boolean brief = options.remove("short");
    CommandLineOptions given = new CommandLineOptions(options.toArray(String[]::new));
    int rounds = given.getForkCount().orElse(brief ? SHORT_ROUNDS : ROUNDS);
    List<RunResult> results = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      results.addAll(new Runner(round(given, brief).build()).run());
      write(results);
    }
  }

  private static ChainedOptionsBuilder round(CommandLineOptions given, boolean brief) {
    ChainedOptionsBuilder builder =
        new OptionsBuilder()
            .parent(given)
            .forks(1)
            .jvmArgsAppend(REPEATABLE)
            .addProfiler(GCProfiler.class)
            .addProfiler(CallerCpuTime.class);
    return brief
        ? builder
            .warmupTime(TimeValue.milliseconds(400))
            .measurementTime(TimeValue.milliseconds(200))
        : builder;
  }

  private static void write(List<RunResult> results) throws IOException {
    Files.createDirectories(FOLDER);
    try (PrintStream json =
        new PrintStream(FOLDER.resolve("results.json").toFile(), StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, json).writeOut(results);
    }
    String table = new ResultsTable(results).markdown();
    Files.writeString(FOLDER.resolve("table.md"), table);
    System.out.println(table);
  }
}
