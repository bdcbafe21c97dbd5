package io.github.askjdbc.scale;

import io.github.askjdbc.AskStatement;
import io.github.askjdbc.decision.Decision;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;

/**
 * What a question costs that is asked again within a minute, beside one that is decided each time
 * and the answer's SQL by itself; warm, with and without a memory.
 */
public final class RepeatedQuestion {
  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(20), city VARCHAR(20))",
          "CREATE TABLE purchase (id INT PRIMARY KEY, customer_id INT REFERENCES customer, cost INT)",
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon'), (2, 'Ben', 'Oslo'), (3, 'Cleo', 'Lyon')",
          "INSERT INTO purchase VALUES (1, 1, 20), (2, 1, 15), (3, 3, 40)");
  private static final int WARM_UP = 500;
  private static final int TIMES = 500;
  private static final String QUESTION = "How many customers live in Lyon?";

  private static final List<String> HEAD =
      List.of(
          "product",
          "memory",
          "its SQL alone, ms (median, p95)",
          "decided each time, ms (median, p95)",
          "asked again, ms (median, p95)");

  private RepeatedQuestion() {}

  /** Takes nothing. */
  public static void main(String[] args) throws IOException, SQLException {
    try (Surroundings surroundings = new Surroundings()) {
      ScaleReport report = new ScaleReport("repeated-question", HEAD);
      for (boolean remembering : List.of(false, true)) {
        Properties settings = new Properties();
        settings.setProperty("ask.budget.time", "60s");
        if (remembering) {
          settings.setProperty("ask.memory", surroundings.file("memory.db").toString());
        }
        Path file = surroundings.file("asked-" + remembering);
        report.row(measure("SQLite", "sqlite:" + file + ".db", settings));
        report.row(measure("H2", "h2:" + file, settings));
      }
    }
  }

  private static List<String> measure(String product, String url, Properties settings)
      throws SQLException {
    try (Connection plain = DriverManager.getConnection("jdbc:" + url)) {
      try (Statement statement = plain.createStatement()) {
        for (String made : SHOP) {
          statement.execute(made);
        }
      }
      try (Connection asking = DriverManager.getConnection("jdbc:ask:" + url, settings)) {
        String sql = sql(asking);
        new Durations().time(WARM_UP, () -> read(plain, sql));
        Durations alone = new Durations().time(TIMES, () -> read(plain, sql));
        int[] number = {1};
        new Durations().time(WARM_UP, () -> read(asking, spaced(number[0]++)));
        Durations decided = new Durations().time(TIMES, () -> read(asking, spaced(number[0]++)));
        new Durations().time(WARM_UP, () -> read(asking, QUESTION));
        Durations again = new Durations().time(TIMES, () -> read(asking, QUESTION));
        return List.of(
            product,
            settings.containsKey("ask.memory") ? "yes" : "no",
            alone.spread("%.3f"),
            decided.spread("%.3f"),
            again.spread("%.3f"));
      }
    }
  }

  private static String sql(Connection asking) throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet rows = statement.executeQuery(QUESTION)) {
      Decision decision =
          statement.unwrap(AskStatement.class).lastReport().orElseThrow().decision();
      return ((Decision.Answer) decision).sql();
    }
  }

  /** The same question in other spaces, as the number's bits say, so that it is decided anew. */
  private static String spaced(int number) {
    StringBuilder text = new StringBuilder();
    int bits = number;
    for (char c : QUESTION.toCharArray()) {
      text.append(c);
      if (c == ' ') {
        text.append(" ".repeat(bits % 8));
        bits /= 8;
      }
    }
    return text.toString();
  }

  private static void read(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      while (rows.next()) {
        rows.getString(1);
      }
    }
  }
}
