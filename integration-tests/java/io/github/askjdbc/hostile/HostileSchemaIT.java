package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tables, columns and comments that were named to do harm: what they are asked for is answered or
 * abstained from, and so is what is asked of the tables beside them.
 */
@Timeout(300)
class HostileSchemaIT {
  private static final int MEGABYTE = 1 << 20;

  @SuppressWarnings("UnusedVariable") // read by its name
  private static final List<String> NAMES =
      List.of(
          "customer'; DROP TABLE customer; --",
          "it's \"quoted\" `twice` [over]",
          "a\nb\r\tc\u0007\u001b[2J",
          "\u202e\u05e9\u05dc\u05d5\u05dd\u202c \u0645\u0631\u062d\u0628\u0627",
          "x".repeat(128),
          "\u03a3".repeat(128),
          "\u00df\u0130\u0149\ufb03".repeat(32),
          "e" + "\u0301\u0323".repeat(60),
          "SELECT * FROM customer",
          "ASK how many customers",
          "ASK('how many customers')",
          "select",
          "ask",
          "?",
          "%",
          "''",
          "1",
          " ",
          ".",
          "\u200b\u200d",
          "\ud83d\ude00",
          "/*",
          "--",
          "; ;",
          "{0} %s ${jndi:x}");

  @SuppressWarnings("UnusedVariable") // read by its name
  private static final List<String> COMMENTS =
      List.of(
          "a: ".repeat(MEGABYTE / 3),
          "'a' means b; ".repeat(MEGABYTE / 13),
          "synonyms: ".repeat(MEGABYTE / 10),
          "in metres ".repeat(MEGABYTE / 10),
          "a:b" + " ".repeat(MEGABYTE) + "x",
          "\u03a3".repeat(MEGABYTE),
          "\u0301\u0323".repeat(MEGABYTE / 2),
          "unit: " + "\u00df".repeat(MEGABYTE),
          "/* */ -- ' \" ` \u202e\u0000 ".repeat(MEGABYTE / 18));

  @ParameterizedTest
  @ValueSource(strings = {"sqlite::memory:", "h2:mem:"})
  void question_amongHostileNames_isAnsweredOrAbstainedFrom(String target) throws SQLException {
    try (Connection connection = shop("jdbc:ask:" + target)) {
      for (String name : NAMES) {
        String quoted = quoted(name);
        execute(
            connection,
            "CREATE TABLE %s (id INTEGER PRIMARY KEY, %s VARCHAR(20), %s INTEGER)"
                .formatted(quoted, quoted, quoted("n " + name)));
        execute(connection, "INSERT INTO " + quoted + " VALUES (1, 'Zanza', 5), (2, 'Oslo', 7)");
      }

      assertThat(firstCell(connection, "How many customers live in Lyon?"))
          .isIn("1", "NL001", "NL004");
      for (String name : NAMES) {
        String text = name.replace("'", "''");
        for (String question :
            List.of(
                "ASK 'How many \"" + text + "\" have the id 2?'",
                "ASK SQL 'average n " + text + "' USING '" + text + " means id > 1'",
                "SELECT * FROM ASK('how many " + text + "') t",
                "ASK CHECK 'how many Zanza' AS SELECT COUNT(*) FROM %1$s WHERE %1$s = 'Zanza'"
                    .formatted(quoted(name)))) {
          assertThat(firstCell(connection, question)).as(question).isNotNull();
        }
      }
      assertThat(firstCell(connection, "SELECT COUNT(*) FROM customer")).isEqualTo("3");
    }
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @ParameterizedTest
  @FieldSource("COMMENTS")
  void question_amongCommentsOfAMegabyte_isAnsweredOrAbstainedFrom(String comment)
      throws SQLException {
    try (Connection connection = shop("jdbc:ask:h2:mem:")) {
      String literal = comment.replace("'", "''").replace("\u0000", "\u0001");
      for (String commented :
          List.of("TABLE customer", "COLUMN customer.city", "COLUMN product.price")) {
        execute(connection, "COMMENT ON " + commented + " IS '" + literal + "'");
      }

      for (String question :
          List.of(
              "How many customers live in Lyon?",
              "What is the average price of products in metres?",
              "ASK EXPLAIN 'customers with a city of a'",
              "ASK CHECK 'how many customers' AS SELECT COUNT(*) FROM customer")) {
        assertThat(firstCell(connection, question)).isNotNull();
      }
    }
  }

  private static Connection shop(String url) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.budget.time", "20s");
    Connection connection = DriverManager.getConnection(url, properties);
    execute(connection, "CREATE TABLE customer (id INTEGER PRIMARY KEY, city VARCHAR(20))");
    execute(connection, "CREATE TABLE product (id INTEGER PRIMARY KEY, price DOUBLE PRECISION)");
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO customer VALUES (?, ?)")) {
      List<String> cities = List.of("Oslo", "Oslo", "Lyon");
      for (int i = 0; i < cities.size(); i++) {
        insert.setInt(1, i);
        insert.setString(2, cities.get(i));
        insert.executeUpdate();
      }
    }
    return connection;
  }

  /** The first cell, or the SQLSTATE of an abstention; any other failure is thrown. */
  private static String firstCell(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      return rows.next() ? String.valueOf(rows.getString(1)) : "no row";
    } catch (AbstentionException abstention) {
      return abstention.getSQLState();
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
