package io.github.askjdbc.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is left of many statements of many threads. The long form is {@link SoakCommand}. */
class SoakIT {
  private static final int THREADS = 32;
  private static final int STATEMENTS = 2_000;
  private static final long NOISE_BYTES = 8L << 20;

  @TempDir private Path folder;

  @Test
  void soak_onH2_leavesNothing() throws Exception {
    assertNothingLeft(SoakCommand.h2());
  }

  @Test
  void soak_onSqlite_leavesNothing() throws Exception {
    assertNothingLeft(SoakCommand.sqlite(folder));
  }

  private static void assertNothingLeft(String url) throws Exception {
    SoakReport report = new Soak(url, THREADS, STATEMENTS).run();
    assertThat(report.answered()).isPositive();
    assertThat(report.activeConnections()).isZero();
    assertThat(report.heldStatements()).isZero();
    assertThat(report.addedThreads()).isEmpty();
    assertThat(report.heapGrowth()).isLessThan(NOISE_BYTES);
  }
}
