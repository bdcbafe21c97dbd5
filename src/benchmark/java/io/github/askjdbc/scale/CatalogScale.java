package io.github.askjdbc.scale;

import io.github.askjdbc.AbstentionException;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * What a database of many tables costs: to connect, to ask first, to ask later, and in heap; at ten
 * and a hundred tables too, to see how it grows.
 */
public final class CatalogScale {
  private static final List<Integer> SIZES = List.of(10, 100, 1_000);
  private static final int QUESTIONS = 40;

  private static final List<String> HEAD =
      List.of(
          "on",
          "tables",
          "columns",
          "connecting beyond the target's own, ms",
          "first question, ms",
          "later questions, ms: median, p95",
          "answered",
          "heap, MB");

  private record Product(String name, String url) {}

  private CatalogScale() {}

  /** Takes numbers of tables, or nothing for 10, 100 and 1,000. */
  public static void main(String[] args) throws IOException, SQLException {
    List<Integer> sizes =
        args.length == 0 ? SIZES : List.of(args).stream().map(Integer::valueOf).toList();
    try (Surroundings surroundings = new Surroundings()) {
      // the first round only warms up
      measure(new Product("warm-up", "sqlite:" + surroundings.file("warm")), SIZES.get(0));
      ScaleReport report = new ScaleReport("catalog-scale", HEAD);
      for (int tables : sizes) {
        String prefix = surroundings.file(Integer.toString(tables)).toString();
        report.row(measure(new Product("SQLite", "sqlite:" + prefix + ".db"), tables));
        report.row(measure(new Product("H2", "h2:" + prefix + ";DB_CLOSE_DELAY=-1"), tables));
      }
    }
  }

  private static List<String> measure(Product product, int tables) throws SQLException {
    String plain = "jdbc:" + product.url();
    try (Connection open = DriverManager.getConnection(plain)) {
      new WideDatabase(tables).create(open);
      double connecting = Surroundings.connecting(product.url());
      Properties settings = new Properties();
      settings.setProperty("ask.budget.time", "60s");
      double before = Surroundings.heap();
      try (Connection connection =
          DriverManager.getConnection("jdbc:ask:" + product.url(), settings)) {
        double first = Durations.of(() -> isAnswered(connection, tables, 0));
        Durations later = new Durations();
        int answered = 0;
        for (int i = 1; i <= QUESTIONS; i++) {
          long start = System.nanoTime();
          answered += isAnswered(connection, tables, i) ? 1 : 0;
          later.add((System.nanoTime() - start) / 1e6);
        }
        return List.of(
            product.name(),
            String.format(Locale.ROOT, "%,d", tables),
            String.format(Locale.ROOT, "%,d", tables * WideDatabase.COLUMNS),
            String.format(Locale.ROOT, "%.2f", connecting),
            String.format(Locale.ROOT, "%.0f", first),
            later.spread("%.0f"),
            answered + " of " + QUESTIONS,
            String.format(Locale.ROOT, "%.1f", Surroundings.heap() - before));
      }
    }
  }

  /** In other spaces where it was asked before, so that it is decided anew. */
  private static String question(String table, int before) {
    return "How " + " ".repeat(before) + "many " + table + "s are there?";
  }

  private static boolean isAnswered(Connection connection, int tables, int number)
      throws SQLException {
    String table = WideDatabase.name(number * 7 % tables).replace('_', ' ');
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question(table, number / tables))) {
      return rows.next();
    } catch (AbstentionException unsure) {
      return false;
    }
  }
}
