package io.github.askjdbc.soak;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Many threads run a mix of statements over HikariCP, through ask-jdbc and, turn by turn, on the
 * target alone.
 *
 * @param url the target's, of a database that connections share
 * @param threads that run statements at the same time
 * @param statements in all, through ask-jdbc
 */
record Soak(String url, int threads, int statements) {
  private static final int CONNECTIONS = 8;

  SoakReport run() throws SQLException, InterruptedException, ExecutionException {
    TreeSet<String> threadsBefore = threadNames();
    try (HikariDataSource keepsDatabase = pool("keeper", "jdbc:", 1)) {
      Workload.fill(keepsDatabase);
      SoakReport report = runPools();
      for (int attempt = 0; attempt < 50 && !settled(threadsBefore); attempt++) {
        TimeUnit.MILLISECONDS.sleep(100);
      }
      return report.withThreads(added(threadsBefore));
    }
  }

  private SoakReport runPools() throws SQLException, InterruptedException, ExecutionException {
    try (HikariDataSource target = pool("alone", "jdbc:", CONNECTIONS);
        HikariDataSource asking = pool("asking", "jdbc:ask:", CONNECTIONS)) {
      Workload alone = new Workload(target, false);
      Workload asked = new Workload(asking, true);
      round(alone, asked, statements / 4);
      long heapBefore = heap(alone, asked);
      P99 p99 = measured(alone, asked, statements - statements / 4);
      return new SoakReport(
          asked.answered(),
          asking.getHikariPoolMXBean().getActiveConnections(),
          asked.heldStatements(),
          heap(alone, asked) - heapBefore,
          List.of(),
          p99.alone(),
          p99.asked());
    }
  }

  private record P99(long alone, long asked) {}

  /** Apart, so that the single times are not counted as what the heap has grown by. */
  private P99 measured(Workload alone, Workload asked, int count)
      throws InterruptedException, ExecutionException {
    Times times = round(alone, asked, count);
    return new P99(p99(times.alone()), p99(times.asked()));
  }

  /** Nanoseconds of plain reads. */
  private record Times(List<Long> alone, List<Long> asked) {}

  private Times round(Workload alone, Workload asked, int count)
      throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Callable<Times>> tasks = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        Random random = new Random(i);
        tasks.add(() -> work(alone, asked, count / threads, random));
      }
      Times all = new Times(new ArrayList<>(), new ArrayList<>());
      for (Future<Times> done : pool.invokeAll(tasks)) {
        all.alone().addAll(done.get().alone());
        all.asked().addAll(done.get().asked());
      }
      return all;
    } finally {
      pool.shutdownNow();
    }
  }

  /** Half of the statements are plain reads, in turns, so that both meet the same load. */
  private static Times work(Workload alone, Workload asked, int count, Random random)
      throws SQLException {
    Times times = new Times(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < count; i += 2) {
      int number = random.nextInt(Workload.TOWNS);
      if (random.nextBoolean()) {
        times.alone().add(alone.read(number));
        times.asked().add(asked.read(number));
      } else {
        times.asked().add(asked.read(number));
        times.alone().add(alone.read(number));
      }
      alone.mixed(random);
      asked.mixed(random);
    }
    return times;
  }

  private HikariDataSource pool(String name, String prefix, int connections) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setJdbcUrl(url.replaceFirst("^jdbc:", prefix));
    config.setMaximumPoolSize(connections);
    config.setConnectionTimeout(TimeUnit.MINUTES.toMillis(2));
    return new HikariDataSource(config);
  }

  /** Bytes in use once garbage is collected. */
  private static long heap(Workload alone, Workload asked) throws InterruptedException {
    alone.heldStatements();
    asked.heldStatements();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static long p99(List<Long> times) {
    long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[(int) (0.99 * (sorted.length - 1))];
  }

  private static TreeSet<String> threadNames() {
    TreeSet<String> names = new TreeSet<>();
    Thread[] live = new Thread[Thread.activeCount() + 64];
    int count = Thread.enumerate(live);
    Arrays.stream(live, 0, count).map(Thread::getName).forEach(names::add);
    return names;
  }

  private static boolean settled(TreeSet<String> before) {
    return added(before).isEmpty();
  }

  /** Not those of the pool that keeps the database, of the database itself, or of the JVM. */
  private static List<String> added(TreeSet<String> before) {
    return threadNames().stream()
        .filter(name -> !before.contains(name))
        .filter(name -> !name.matches("(keeper|MVStore|ForkJoinPool.commonPool).*"))
        .toList();
  }
}
