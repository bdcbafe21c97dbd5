package io.github.askjdbc.scale;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDriver;
import io.github.askjdbc.AskStatement;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a long table costs: to connect, to read its values, to look them up, to ask first and while
 * values are read, and in heap and on disk; at a hundredth and a tenth of the size too, to see how
 * it grows.
 */
public final class ManyRows {
  private static final List<Integer> TEXTS = List.of(10_000, 100_000, 1_000_000);
  private static final int QUESTIONS = 2;
  private static final int LOOKUPS = 300;
  private static final String BUDGET = "5s";
  private static final long LONGEST_WAIT = Duration.ofSeconds(80).toMillis();
  private static final ColumnName CUSTOMER = new ColumnName(TableName.of("purchase"), "customer");

  private static final List<String> HEAD =
      List.of(
          "rows",
          "distinct texts",
          "connecting beyond the target's own, ms",
          "reading while a question waits, ms",
          "reading all, s",
          "read",
          "heap of the index, MB",
          "bytes of heap for a text",
          "lookup of the same text, ms: median, p95",
          "of a typing error",
          "of every kind",
          "first question within " + BUDGET + ", ms (of which linking)",
          "later ones, while values are read: median, p95",
          "index on disk, MB",
          "first question with a kept index, ms (of which linking)");

  private ManyRows() {}

  /** Takes numbers of distinct texts, or nothing for 10,000, 100,000 and 1,000,000. */
  public static void main(String[] args) throws Exception {
    List<Integer> sizes =
        args.length == 0 ? TEXTS : List.of(args).stream().map(Integer::valueOf).toList();
    try (Surroundings surroundings = new Surroundings()) {
      ScaleReport report = new ScaleReport("many-rows", HEAD);
      for (int texts : sizes) {
        report.row(measure(surroundings, texts));
      }
    }
  }

  private static List<String> measure(Surroundings surroundings, int texts) throws Exception {
    LongDatabase database = new LongDatabase(texts);
    String target = "sqlite:" + surroundings.file(texts + ".db");
    try (Connection connection = DriverManager.getConnection("jdbc:" + target)) {
      database.create(connection);
    }
    List<String> row = new ArrayList<>();
    row.add(number("%,d", database.rows()));
    row.add(number("%,d", texts));
    row.add(number("%.2f", Surroundings.connecting(target)));
    row.addAll(index("jdbc:" + target, texts));
    row.addAll(asking("jdbc:ask:" + target, surroundings.file("index" + texts)));
    return row;
  }

  /** The index alone, in memory. */
  private static List<String> index(String target, int texts) throws Exception {
    double before = Surroundings.heap();
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    try (Connection caller = DriverManager.getConnection(target);
        TargetDatabases databases =
            new TargetDatabases(
                DriverManager::getConnection, ProbeLimits.DEFAULT, System::nanoTime);
        TargetSession session =
            databases.open(target, new Properties(), caller, new SessionWatch())) {
      long start = System.nanoTime();
      ValueIndex values = knowledge.of(session.forQuestion(budget()), budget()).values();
      values.lookup("anything");
      double waiting = (System.nanoTime() - start) / 1e6;
      await(() -> values.coverage(CUSTOMER) instanceof IndexCoverage.Full);
      double reading = (System.nanoTime() - start) / 1e9;
      double heap = Surroundings.heap() - before;
      ValueIndex read = knowledge.of(session.forQuestion(budget()), budget()).values();
      List<String> asked = texts(caller);
      return List.of(
          number("%.0f", waiting),
          number("%.1f", reading),
          read.coverage(CUSTOMER).toString(),
          number("%.0f", heap),
          number("%.0f", heap * 1e6 / texts),
          lookups(MatchKind.SAME_TEXT, read, asked),
          lookups(Set.of(MatchKind.TYPO), read, asked),
          lookups(MatchKind.ALL, read, asked));
    }
  }

  private static String lookups(Set<MatchKind> kinds, ValueIndex values, List<String> texts) {
    Durations times = new Durations();
    // the first round only warms up
    for (int round = 0; round < 2; round++) {
      times = new Durations();
      for (int i = 0; i < LOOKUPS; i++) {
        ValueQuery query = ValueQuery.similar(bent(texts.get(i % texts.size()), i % 4)).by(kinds);
        times.time(1, () -> values.lookup(query));
      }
    }
    return times.spread("%.2f");
  }

  private static List<String> texts(Connection caller) throws SQLException {
    List<String> texts = new ArrayList<>();
    try (Statement statement = caller.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT DISTINCT customer FROM purchase LIMIT " + LOOKUPS)) {
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

  /** Through the driver, with an index that is kept on disk. */
  private static List<String> asking(String url, Path kept) throws Exception {
    Properties settings = new Properties();
    settings.setProperty("ask.index", kept.toString());
    settings.setProperty("ask.budget.time", BUDGET);
    List<String> row = new ArrayList<>();
    try (Connection connection = new AskDriver().connect(url, settings)) {
      row.add(question(connection).toString());
      Durations later = new Durations();
      for (int i = 0; i < QUESTIONS; i++) {
        later.add(question(connection).all());
      }
      row.add(later.spread("%.0f"));
      await(() -> Surroundings.disk(kept) > 0 && !isUnfinished(kept));
      row.add(number("%.0f", Surroundings.disk(kept)));
    }
    try (Connection connection = new AskDriver().connect(url, settings)) {
      row.add(question(connection).toString());
    }
    return row;
  }

  private record Asked(double all, double linking) {
    @Override
    public String toString() {
      return number("%.0f", all) + " (" + number("%.0f", linking) + ")";
    }
  }

  /** An unknown name; what is tried for it runs on all rows. */
  private static Asked question(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      double all =
          Durations.of(
              () -> {
                try (ResultSet rows =
                    statement.executeQuery("Which frobnicators has Xyzzy Quux bought?")) {
                  throw new IllegalStateException("an unknown name was answered: " + rows);
                } catch (AbstentionException expected) {
                  // what is measured
                }
              });
      Duration linking =
          statement
              .unwrap(AskStatement.class)
              .lastReport()
              .map(report -> report.times().getOrDefault(Stage.LINK, Duration.ZERO))
              .orElse(Duration.ZERO);
      return new Asked(all, linking.toNanos() / 1e6);
    }
  }

  /** Something that comes true after a while. */
  @FunctionalInterface
  private interface Awaited {
    boolean isThere() throws IOException;
  }

  private static void await(Awaited awaited) throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (!awaited.isThere() && (System.nanoTime() - start) / 1e6 < LONGEST_WAIT) {
      Thread.sleep(50);
    }
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(2), 64);
  }

  private static boolean isUnfinished(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.getFileName().toString().startsWith("unfinished"));
    }
  }

  private static String number(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
