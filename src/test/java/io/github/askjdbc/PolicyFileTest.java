package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The operator's file named by {@code ask.config}. */
class PolicyFileTest {
  private static final String URL = "jdbc:ask:h2:mem:";

  @TempDir private Path folder;

  @BeforeEach
  void name() throws IOException {
    Path file = folder.resolve("policy.properties");
    Files.writeString(
        file,
        """
        ask.private = customer.spent
        ask.tables = customer
        ask.penalty = 12
        ask.budget.time = 10m
        ask.budget.probes = 60
        """);
    System.setProperty("ask.config", file.toString());
  }

  @AfterEach
  void forget() {
    System.clearProperty("ask.config");
  }

  @Test
  void connect_policyNamed_holdsForQuestionsAndLeavesPlainSqlAlone() throws SQLException {
    try (Connection connection = shop(new Properties())) {
      assertThat(column(connection, "SELECT spent FROM customer ORDER BY id"))
          .containsExactly("120", "40");
      assertThat(column(connection, "SELECT code FROM voucher")).containsExactly("X1");
      assertThat(column(connection, "How many customers are there?")).containsExactly("2");
      for (String question :
          List.of("What is the spent of the customer Ada?", "How many vouchers are there?")) {
        assertThatThrownBy(() -> column(connection, question))
            .isInstanceOf(AbstentionException.class);
      }
    }
    System.clearProperty("ask.config");
    Properties unhurried = new Properties();
    unhurried.setProperty("ask.budget.time", "10m");
    try (Connection connection = shop(unhurried)) {
      assertThat(column(connection, "How many vouchers are there?")).containsExactly("1");
      assertThat(column(connection, "What is the spent of the customer Ada?"))
          .containsExactly("120");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ask.penalty,0",
    "ask.penalty,11.9",
    "ask.budget.time,11m",
    "ask.budget.probes,61",
    "ask.tables,voucher",
    "ask.tables,''"
  })
  void connect_policyLoosened_isRefusedFromUrlAndProperties(String name, String value) {
    Properties loose = new Properties();
    loose.setProperty(name, value);
    assertThatThrownBy(() -> DriverManager.getConnection(URL, loose))
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "08001")
        .hasMessageContainingAll(name, "connection properties is looser");
    assertThatThrownBy(() -> DriverManager.getConnection(URL + ";" + name + "=" + value))
        .hasMessageContainingAll(name, "URL is looser");
    assertThat(loose).hasSize(1).containsEntry(name, value);
  }

  @Test
  void connect_policyTightened_isTakenAndPropertiesStayAsTheyWere() throws SQLException {
    Properties defaults = new Properties();
    defaults.setProperty("ask.penalty", "13");
    Properties given = new Properties(defaults);
    given.setProperty("ask.private", "customer.name");
    given.setProperty("user", "ada");
    given.put("ask.budget.probes", 59);
    try (Connection connection = shop(given)) {
      assertThat(column(connection, "SELECT name FROM customer ORDER BY id"))
          .containsExactly("Ada", "Ben");
      assertThatThrownBy(() -> column(connection, "What are the names of the customers?"))
          .isInstanceOf(AbstentionException.class);
    }
    assertThat(given)
        .hasSize(3)
        .containsEntry("ask.private", "customer.name")
        .containsEntry("user", "ada")
        .containsEntry("ask.budget.probes", 59);
    assertThat(defaults).hasSize(1).containsEntry("ask.penalty", "13");
  }

  private static Connection shop(Properties properties) throws SQLException {
    Connection connection = DriverManager.getConnection(URL, properties);
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(20), spent VARCHAR(9))");
      statement.execute("INSERT INTO customer VALUES (1, 'Ada', '120'), (2, 'Ben', '40')");
      statement.execute("CREATE TABLE voucher (code VARCHAR(9) PRIMARY KEY)");
      statement.execute("INSERT INTO voucher VALUES ('X1')");
    }
    return connection;
  }

  private static List<String> column(Connection connection, String text) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      while (rows.next()) {
        cells.add(rows.getString(1));
      }
    }
    return cells;
  }
}
