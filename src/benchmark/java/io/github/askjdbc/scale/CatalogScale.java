package io.github.askjdbc.scale;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * What a database of many tables costs: to connect, to ask first, to ask later, and in heap; at a
 * quarter of the size too, to see how it grows.
 */
public final class CatalogScale {
  private static final List<Integer> SIZES = List.of(250, 1_000);
  private static final int CONNECTIONS = 30;
  private static final int QUESTIONS = 40;

  private static final String HEAD =
      """
      | on | tables | columns | connect, ms beyond the target's own | catalog alone, ms, first and later \
      | first question, ms | later questions, ms, median and p95 | answered | heap, MB |
      |---|---|---|---|---|---|---|---|---|""";

  private record Product(String name, String url) {}

  private CatalogScale() {}

  /** Takes no arguments; writes a table to the standard output. */
  public static void main(String[] args) throws IOException, SQLException {
    Path folder = Files.createTempDirectory("ask-scale");
    try {
      System.out.println(HEAD);
      // the first round only warms up
      measure(new Product("warm-up", "sqlite:" + folder.resolve("warm")), SIZES.get(0));
      for (int tables : SIZES) {
        for (Product product : products(folder.resolve(Integer.toString(tables)))) {
          System.out.println(measure(product, tables));
        }
      }
    } finally {
      delete(folder);
    }
  }

  private static List<Product> products(Path prefix) {
    return List.of(
        new Product("SQLite", "sqlite:" + prefix + ".db"),
        new Product("H2", "h2:" + prefix + ";DB_CLOSE_DELAY=-1"));
  }

  private static String measure(Product product, int tables) throws SQLException {
    String plain = "jdbc:" + product.url();
    String asking = "jdbc:ask:" + product.url();
    try (Connection connection = DriverManager.getConnection(plain)) {
      new WideDatabase(tables).create(connection);
    }
    try (Connection open = DriverManager.getConnection(plain)) {
      readTables(open);
      double[] own = connecting(plain);
      double[] ours = connecting(asking);
      Reading catalog = readCatalog(plain, open);
      long before = heap();
      Properties settings = new Properties();
      settings.setProperty("ask.budget.time", "60s");
      try (Connection connection = DriverManager.getConnection(asking, settings)) {
        boolean[] answered = new boolean[QUESTIONS + 1];
        double first = question(connection, tables, 0, answered);
        double[] later = new double[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
          later[i] = question(connection, tables, i + 1, answered);
        }
        long after = heap();
        int right = 0;
        for (boolean one : answered) {
          right += one ? 1 : 0;
        }
        return "| %s | %d | %d | %.2f | %.0f, %.2f | %.0f | %.0f, %.0f | %d of %d | %.1f |"
            .formatted(
                product.name(),
                tables,
                tables * WideDatabase.COLUMNS,
                quantile(ours, 0.5) - quantile(own, 0.5),
                catalog.first(),
                catalog.later(),
                first,
                quantile(later, 0.5),
                quantile(later, 0.95),
                right,
                answered.length,
                (after - before) / 1e6);
      }
    }
  }

  private record Reading(double first, double later) {}

  /** What a question needs of the catalog, without values. */
  private static Reading readCatalog(String url, Connection caller) throws SQLException {
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    try (TargetDatabases databases =
            new TargetDatabases(
                DriverManager::getConnection, ProbeLimits.DEFAULT, System::nanoTime);
        TargetSession session = databases.open(url, new Properties(), caller, new SessionWatch())) {
      long start = System.nanoTime();
      ask(knowledge, session);
      double first = milliseconds(start);
      double[] later = new double[QUESTIONS];
      for (int i = 0; i < QUESTIONS; i++) {
        start = System.nanoTime();
        ask(knowledge, session);
        later[i] = milliseconds(start);
      }
      return new Reading(first, quantile(later, 0.5));
    }
  }

  private static void ask(KnowledgeBase knowledge, TargetSession session) throws SQLException {
    QuestionBudget budget =
        new QuestionBudget(System::nanoTime, Duration.ofSeconds(60), Integer.MAX_VALUE);
    knowledge.of(session.forQuestion(budget), budget);
  }

  private static void readTables(Connection connection) throws SQLException {
    try (ResultSet rows = connection.getMetaData().getTables(null, null, "%", null)) {
      while (rows.next()) {
        rows.getString("TABLE_NAME");
      }
    }
  }

  private static double[] connecting(String url) throws SQLException {
    double[] times = new double[CONNECTIONS];
    for (int i = 0; i < CONNECTIONS; i++) {
      long start = System.nanoTime();
      DriverManager.getConnection(url).close();
      times[i] = milliseconds(start);
    }
    return times;
  }

  private static double question(Connection connection, int tables, int number, boolean[] answered)
      throws SQLException {
    String table = WideDatabase.name(number * 7 % tables).replace('_', ' ');
    long start = System.nanoTime();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("How many " + table + "s are there?")) {
      answered[number] = rows.next();
    } catch (AbstentionException unsure) {
      answered[number] = false;
    }
    return milliseconds(start);
  }

  private static double milliseconds(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static double quantile(double[] values, double share) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.min(sorted.length - 1L, Math.round(share * (sorted.length - 1)))];
  }

  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
