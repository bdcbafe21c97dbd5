package io.github.askjdbc.scale;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskStatement;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.values.IndexFolder;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a long table costs: to connect, to ask first and later, to look values up, and in heap and
 * on disk; at a tenth of the size too, to see how it grows.
 */
public final class ManyRows {
  private static final List<Integer> TEXTS = List.of(100_000, 1_000_000);
  private static final int CONNECTIONS = 30;
  private static final int QUESTIONS = 5;
  private static final int LOOKUPS = 1_000;
  private static final ColumnName CUSTOMER = new ColumnName(TableName.of("purchase"), "customer");

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ManyRows() {}

  /** Takes the numbers of distinct texts, or nothing for 100,000 and 1,000,000. */
  public static void main(String[] args) throws Exception {
    List<Integer> sizes =
        args.length == 0 ? TEXTS : Arrays.stream(args).map(Integer::valueOf).toList();
    Path folder = Files.createTempDirectory("ask-scale");
    try {
      for (int texts : sizes) {
        measure(folder, texts);
      }
    } finally {
      delete(folder);
    }
  }

  private static void measure(Path folder, int texts) throws Exception {
    LongDatabase database = new LongDatabase(texts);
    String url = "sqlite:" + folder.resolve(texts + ".db");
    try (Connection connection = DriverManager.getConnection("jdbc:" + url)) {
      database.create(connection);
    }
    System.out.printf("%,d rows, %,d distinct texts%n", database.rows(), texts);
    connecting("jdbc:" + url);
    System.out.printf(
        "  connecting, ms, median: %.2f alone, %.2f through the driver%n",
        connecting("jdbc:" + url), connecting("jdbc:ask:" + url));
    index(url, folder.resolve("index" + texts));
    asking("jdbc:ask:" + url);
  }

  private static double connecting(String url) throws SQLException {
    double[] times = new double[CONNECTIONS];
    for (int i = 0; i < times.length; i++) {
      long start = System.nanoTime();
      DriverManager.getConnection(url).close();
      times[i] = since(start);
    }
    return at(times, 0.5);
  }

  private static void asking(String url) throws SQLException {
    double[] later = new double[QUESTIONS];
    double[] linking = new double[QUESTIONS];
    try (Connection connection = DriverManager.getConnection(url)) {
      Asked first = ask(connection);
      for (int i = 0; i < QUESTIONS; i++) {
        Asked asked = ask(connection);
        later[i] = asked.all();
        linking[i] = asked.linking();
      }
      System.out.printf(
          "  asking, ms: first %.0f, of which linking %.0f; later, while values are read, median"
              + " %.0f, p95 %.0f, of which linking %.0f, %.0f%n",
          first.all(),
          first.linking(),
          at(later, 0.5),
          at(later, 0.95),
          at(linking, 0.5),
          at(linking, 0.95));
    }
  }

  private record Asked(double all, double linking) {}

  /** An unknown name; what is tried for it runs on all rows. */
  private static Asked ask(Connection connection) throws SQLException {
    long start = System.nanoTime();
    try (Statement statement = connection.createStatement()) {
      try (ResultSet result = statement.executeQuery("Which frobnicators has Xyzzy Quux bought?")) {
        throw new IllegalStateException("an unknown name was answered");
      } catch (AbstentionException expected) {
        Duration linking =
            statement
                .unwrap(AskStatement.class)
                .lastReport()
                .map(report -> report.times().getOrDefault(Stage.LINK, Duration.ZERO))
                .orElse(Duration.ZERO);
        return new Asked(since(start), linking.toNanos() / 1e6);
      }
    }
  }

  private static void index(String url, Path kept) throws Exception {
    String target = "jdbc:" + url;
    long before = heap();
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    try (Connection caller = DriverManager.getConnection(target);
        TargetDatabases databases =
            new TargetDatabases(
                DriverManager::getConnection, ProbeLimits.DEFAULT, System::nanoTime);
        TargetSession session =
            databases.open(target, new Properties(), caller, new SessionWatch())) {
      ValueIndex values = read(knowledge, session);
      System.out.printf(
          "  index in memory: heap %.0f MB, %s%n",
          (heap() - before) / 1e6, values.coverage(CUSTOMER));
      lookups(values, caller);
      read(
          knowledge.keepingIndexes(Optional.of(new IndexFolder(kept, System::currentTimeMillis))),
          session);
      while (size(kept) == 0 || unfinished(kept)) {
        Thread.sleep(200);
      }
      System.out.printf("  index on disk: %.0f MB%n", size(kept) / 1e6);
    }
  }

  private static ValueIndex read(KnowledgeBase knowledge, TargetSession session) throws Exception {
    long start = System.nanoTime();
    ValueIndex values = knowledge.of(session.forQuestion(budget()), budget()).values();
    values.lookup("anything");
    double first = since(start);
    while (!(values.coverage(CUSTOMER) instanceof Coverage.Full)
        && since(start) < Duration.ofMinutes(9).toMillis()) {
      Thread.sleep(50);
    }
    System.out.printf(
        "  reading: %.0f ms while a question waits, %.1f s in all%n", first, since(start) / 1_000);
    return knowledge.of(session.forQuestion(budget()), budget()).values();
  }

  private static void lookups(ValueIndex values, Connection caller) throws SQLException {
    List<String> texts = texts(caller);
    lookups("the same text", MatchKind.SAME_TEXT, values, texts);
    for (MatchKind kind : EnumSet.complementOf(EnumSet.copyOf(MatchKind.SAME_TEXT))) {
      lookups(kind.toString().toLowerCase(Locale.ROOT), Set.of(kind), values, texts);
    }
    lookups("every kind", MatchKind.ALL, values, texts);
  }

  private static void lookups(
      String name, Set<MatchKind> kinds, ValueIndex values, List<String> texts) {
    double[] times = new double[LOOKUPS];
    int found = 0;
    // the first round only warms up
    for (int round = 0; round < 2; round++) {
      found = 0;
      for (int i = 0; i < LOOKUPS; i++) {
        String text = bent(texts.get(i % texts.size()), i % 4);
        long start = THREADS.getCurrentThreadCpuTime();
        boolean any = !values.lookup(ValueQuery.similar(text).by(kinds)).isEmpty();
        times[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
        found += any ? 1 : 0;
      }
    }
    System.out.printf(
        "  %,d lookups by %s, ms of processor time: median %.2f, p95 %.2f, p99 %.2f; %d found something%n",
        LOOKUPS, name, at(times, 0.5), at(times, 0.95), at(times, 0.99), found);
  }

  private static List<String> texts(Connection caller) throws SQLException {
    List<String> texts = new ArrayList<>();
    try (Statement statement = caller.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT DISTINCT customer FROM purchase LIMIT 1000")) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts;
  }

  /** In other case, with a typing error, a part of it, or something that is not there. */
  private static String bent(String text, int how) {
    int middle = text.length() / 2;
    return switch (how) {
      case 0 -> text.toLowerCase(Locale.ROOT);
      case 1 -> text.substring(0, middle) + text.substring(middle + 1);
      case 2 -> text.substring(text.lastIndexOf(' ') + 1);
      default -> new StringBuilder(text).reverse().toString();
    };
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofSeconds(10), 64);
  }

  private static long heap() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(100);
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static boolean unfinished(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("unfinished"));
    }
  }

  private static long size(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static double at(double[] times, double part) {
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.min(sorted.length - 1L, Math.round(part * sorted.length))];
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
