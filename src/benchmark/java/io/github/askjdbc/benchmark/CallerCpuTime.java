package io.github.askjdbc.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The calling thread's own processor time for each call. Unlike the time by the clock it leaves out
 * the waiting for a processor that other processes use, so that it also compares on a busy machine.
 */
public final class CallerCpuTime implements InternalProfiler {
  static final String NAME = "cpu.caller";

  private static final String WORKER = "-jmh-worker-";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long before;

  @Override
  public String getDescription() {
    return "Processor time of the calling thread";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = used();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double calls = result.getMetadata().getAllOps();
    return List.of(
        new ScalarResult(NAME, (used() - before) / calls, "ns/op", AggregationPolicy.AVG));
  }

  private long used() {
    long nanoseconds = 0;
    for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().contains(WORKER)) {
        nanoseconds += threads.getThreadCpuTime(thread.getThreadId());
      }
    }
    return nanoseconds;
  }
}
