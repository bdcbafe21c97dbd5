package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.AbstentionReason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A shop, a memory, and what may be said to both through the driver. */
abstract class VerifiedQuestionsFixture {
  static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR(20), city VARCHAR(20),"
              + " spent VARCHAR(9), password VARCHAR(20))",
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon', '120', 'x'), (2, 'Ben', 'Paris', '40',"
              + " 'y'), (3, 'Cleo', 'Lyon', '300', 'z')");

  static final String COUNT = "How many customers are there?";
  static final String VIPS = "Who are our VIPs?";
  static final String VIP_SQL = "SELECT name FROM customer WHERE id <> 2";
  static final String CORRECT_VIPS = "ASK CORRECT '" + VIPS + "' AS " + VIP_SQL;

  static final AskDriver DRIVER = new AskDriver();

  @TempDir Path folder;
  final Properties settings = new Properties();

  @BeforeEach
  void start() {
    unhurried();
    remember();
  }

  void remember() {
    settings.setProperty("ask.memory", folder.resolve("memory.db").toString());
  }

  /** Whatever else the machine does, no question is to run out of time. */
  void unhurried() {
    settings.clear();
    settings.setProperty("ask.budget.time", "10m");
  }

  Connection shop(String kind, String name) throws SQLException {
    boolean fresh = !Files.exists(folder.resolve(name + ".mv.db")) && !Files.exists(path(name));
    Connection connection =
        DRIVER.connect(
            "jdbc:ask:"
                + (kind.equals("h2") ? "h2:file:" + folder.resolve(name) : "sqlite:" + path(name)),
            settings);
    if (fresh) {
      for (String sql : SHOP) {
        run(connection, sql);
      }
    }
    return connection;
  }

  Path path(String name) {
    return folder.resolve(name + ".db");
  }

  Connection shop() throws SQLException {
    return shop("sqlite", "shop");
  }

  static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The rows, cells apart by a bar. */
  static List<String> rows(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      return rows(rows);
    }
  }

  static List<String> rows(ResultSet rows) throws SQLException {
    List<String> found = new ArrayList<>();
    while (rows.next()) {
      List<String> cells = new ArrayList<>();
      for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
        cells.add(rows.getString(i));
      }
      found.add(String.join(" | ", cells.stream().map(String::valueOf).toList()));
    }
    return found;
  }

  static void assertAbstains(Connection connection, String text, AbstentionReason reason) {
    assertThatThrownBy(() -> rows(connection, text))
        .isInstanceOfSatisfying(
            AbstentionException.class,
            abstention ->
                assertThat(abstention.reason()).as(abstention.getMessage()).isEqualTo(reason));
  }

  /** The last row of the report. */
  static String last(Connection connection, String question) throws SQLException {
    List<String> steps = rows(connection, "ASK EXPLAIN '" + question + "'");
    return steps.get(steps.size() - 1);
  }
}
