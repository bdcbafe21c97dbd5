package io.github.askjdbc.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import io.github.askjdbc.AskDriver;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Behaviour;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a caller's transaction on a server has of a language model that is slow, or fails. */
abstract class ModelTargetContract {

  private static final String UNSURE =
      "How many bicycles supposedly cost more than the average bicycle?";
  private static final String RIGHT =
      "SELECT COUNT(*) FROM bicycle WHERE price > (SELECT AVG(price) FROM bicycle)";
  private static final int LONGEST_SECONDS = 60;

  /** URL of a database that is this class's own. */
  abstract String url();

  /** Fails at once where anybody holds anything of the table. */
  abstract List<String> lockAlone(String table);

  /** How many other sessions are within a transaction. */
  abstract String transactions();

  @BeforeEach
  void fill() throws SQLException {
    plain(
        "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(40), city VARCHAR(40))",
        "CREATE TABLE bicycle (id INT PRIMARY KEY, model VARCHAR(40), price DECIMAL(9, 2))",
        "CREATE TABLE purchase (id INT PRIMARY KEY, customer_id INT, bicycle_id INT,"
            + " FOREIGN KEY (customer_id) REFERENCES customer (id),"
            + " FOREIGN KEY (bicycle_id) REFERENCES bicycle (id))",
        "INSERT INTO customer VALUES (1, 'Ann Berg', 'Leeds'), (2, 'Bo Crane', 'York')",
        "INSERT INTO bicycle VALUES (1, 'Swift', 900), (2, 'Mule', 300), (3, 'Comet', 800),"
            + " (4, 'Otter', 700)",
        "INSERT INTO purchase VALUES (1, 1, 1), (2, 1, 2), (3, 2, 3)");
  }

  @AfterEach
  void empty() throws SQLException {
    plain("DROP TABLE purchase", "DROP TABLE bicycle", "DROP TABLE customer");
  }

  @Test
  void execute_modelIsWaitedFor_nothingIsHeldMeanwhile() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch looked = new CountDownLatch(1);
    Behaviour late = (exchange, request) -> reply(exchange, request, asked, looked);
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), late);
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      CompletableFuture<String> outcome =
          CompletableFuture.supplyAsync(() -> outcome(statement, UNSURE));
      assertThat(asked.await(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
      try {
        assertThat(number(transactions())).isZero();
        plain(lockAlone("bicycle").toArray(String[]::new));
      } finally {
        looked.countDown();
      }
      assertThat(outcome.get(LONGEST_SECONDS, TimeUnit.SECONDS)).isEqualTo("3");
      connection.rollback();
    }
  }

  @Test
  void execute_uncommittedChangesAndTheModelFails_transactionGoesOn() throws Exception {
    try (ModelStub stub = ModelStub.of((exchange, request) -> exchange.close());
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("INSERT INTO bicycle VALUES (5, 'Heron', 10000)");

      assertThat(outcome(statement, UNSURE)).isEqualTo("NL101");
      assertThat(outcome(statement, "SELECT COUNT(*) FROM bicycle")).isEqualTo("5");
      statement.execute("INSERT INTO bicycle VALUES (6, 'Crane', 20000)");
      connection.rollback();
      assertThat(outcome(statement, "SELECT COUNT(*) FROM bicycle")).isEqualTo("4");
      connection.rollback();
    }
  }

  @Test
  void execute_uncommittedChangesAndTheModelAgrees_answerSeesThem() throws Exception {
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), Speaks.says(json()));
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("INSERT INTO bicycle VALUES (5, 'Heron', 690)");

      assertThat(outcome(statement, UNSURE)).isEqualTo("4");
      connection.rollback();
      assertThat(outcome(statement, "SELECT COUNT(*) FROM bicycle")).isEqualTo("4");
      connection.rollback();
    }
  }

  private static void reply(
      HttpExchange exchange,
      ModelStub.Received request,
      CountDownLatch asked,
      CountDownLatch looked)
      throws IOException {
    asked.countDown();
    try {
      looked.await(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
    Speaks.says(json()).answer(exchange, request);
  }

  private static String json() throws IOException {
    return new ObjectMapper().writeValueAsString(Map.of("sql", RIGHT));
  }

  private Connection asking(ModelStub stub) throws SQLException {
    Properties properties = new Properties();
    // ours is not sure enough by itself, so that the model is asked
    properties.setProperty("ask.penalty", "8");
    properties.setProperty("ask.model", "openai:stub");
    properties.setProperty("ask.model.url", stub.url());
    properties.setProperty("ask.budget.time", "60s");
    return new AskDriver().connect("jdbc:ask:" + url().substring("jdbc:".length()), properties);
  }

  private void plain(String... script) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url());
        Statement statement = connection.createStatement()) {
      for (String sql : script) {
        statement.execute(sql);
      }
    }
  }

  private int number(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url());
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static String outcome(Statement statement, String text) {
    List<String> cells = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(text)) {
      while (rows.next()) {
        cells.add(rows.getString(1));
      }
      return cells.get(0);
    } catch (SQLException failure) {
      return failure.getSQLState();
    }
  }
}
