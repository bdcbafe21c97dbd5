package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** H2's {@code INIT} runs once for each connection that the caller opens, and for no other. */
class H2InitTest {
  private static final String DATABASE = "h2:mem:opened";
  private static final String INIT = "INSERT INTO opening (who) VALUES (CURRENT_USER)";

  private Connection keeper;

  @BeforeEach
  void open() throws SQLException {
    keeper = DriverManager.getConnection("jdbc:" + DATABASE);
    try (Statement statement = keeper.createStatement()) {
      statement.execute("CREATE TABLE opening (who VARCHAR(20))");
      statement.execute("CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(20))");
      statement.execute("INSERT INTO customer VALUES (1, 'Ada'), (2, 'Ben')");
    }
  }

  @AfterEach
  void close() throws SQLException {
    keeper.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"url", "lower case url", "properties"})
  void connect_initGiven_runsOncePerConnectionAlsoWithQuestions(String where) throws SQLException {
    try (Connection connection = connect(where)) {
      assertThat(openings()).isEqualTo(1);
      assertThat(count(connection, "SELECT COUNT(*) FROM customer")).isEqualTo(2);
      assertThat(openings()).isEqualTo(1);
      for (String question :
          List.of("How many customers are there?", "SELECT * FROM ASK('how many customers') t")) {
        assertThat(count(connection, question)).isEqualTo(2);
      }
      assertThat(openings()).isEqualTo(1);
      try (Connection other = connect(where)) {
        assertThat(count(other, "How many customers are there?")).isEqualTo(2);
        assertThat(openings()).isEqualTo(2);
      }
    }
    assertThat(openings()).isEqualTo(2);
  }

  private static Connection connect(String where) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.budget.time", "10m");
    if (where.equals("properties")) {
      properties.setProperty("INIT", INIT);
    }
    String url =
        switch (where) {
          case "url" -> ";ask.questions=auto;INIT=" + INIT;
          case "lower case url" -> ";init=" + INIT + ";ask.questions=auto";
          default -> ";ask.questions=auto";
        };
    return DriverManager.getConnection("jdbc:ask:" + DATABASE + url, properties);
  }

  private int openings() throws SQLException {
    return count(keeper, "SELECT COUNT(*) FROM opening");
  }

  private static int count(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
