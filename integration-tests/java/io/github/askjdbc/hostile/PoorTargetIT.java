package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Targets whose drivers lack something, fail, or hang. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PoorTargetIT {
  private static final String QUESTION = "How many customers live in Oslo?";

  private Connection real;

  @BeforeEach
  void open() throws SQLException {
    real = DriverManager.getConnection("jdbc:h2:mem:poor");
    try (Statement statement = real.createStatement()) {
      statement.execute("DROP ALL OBJECTS");
      statement.execute(
          "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(9), city VARCHAR(9))");
      statement.execute("INSERT INTO customer VALUES (1, 'Ann', 'Oslo'), (2, 'Bob', 'Lyon')");
    }
  }

  @AfterEach
  void close() throws SQLException {
    real.close();
  }

  @Test
  void question_targetWithoutKeys_isAnswered() throws SQLException {
    try (Connection connection = connect("without-keys");
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(QUESTION)) {
      assertThat(result.next()).isTrue();
      assertThat(result.getInt(1)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"without-metadata", "broken-metadata"})
  void question_targetWithoutMetadata_endsInSqlExceptionAndPlainSqlGoesOn(String poor)
      throws SQLException {
    try (Connection connection = connect(poor);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(SQLException.class)
          .hasMessageMatching("(?s).{20,}");
      assertThatThrownBy(() -> statement.executeQuery("SELECT * FROM ASK('how many customers') t"))
          .isInstanceOf(SQLException.class);
      assertThatThrownBy(() -> connection.prepareStatement(QUESTION))
          .isInstanceOf(SQLException.class);
      try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM customer")) {
        assertThat(result.next()).isTrue();
        assertThat(result.getInt(1)).isEqualTo(2);
      }
    }
  }

  @Test
  void question_targetWhoseExecutionBreaks_endsInSqlException() throws SQLException {
    try (Connection connection = connect("broken-execution");
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION)).isInstanceOf(SQLException.class);
      try (ResultSet report =
          statement.executeQuery("ASK CHECK 'names of customers' AS SELECT name FROM customer")) {
        String verdict = "";
        while (report.next()) {
          verdict = report.getString("verdict");
        }
        assertThat(verdict).isEqualTo("abstain");
      }
    }
  }

  @Test
  void question_targetThatHangs_endsWithItsTimeout() throws SQLException {
    try (Connection connection = connect("hanging");
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      assertThatThrownBy(() -> statement.executeQuery(QUESTION)).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void question_targetThatHangs_endsWithItsBudget() throws SQLException {
    Properties properties = driver();
    properties.setProperty("ask.budget.time", "500ms");
    try (Connection connection =
            DriverManager.getConnection("jdbc:ask:poor:hanging:poor", properties);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL006");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cancel", "closeStatement", "closeConnection", "abort"})
  void question_stoppedWhileTheTargetHangs_ends(String how) throws Exception {
    Connection connection = connect("hanging");
    Statement statement = connection.createStatement();
    CompletableFuture<SQLException> failure =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                statement.executeQuery(QUESTION);
                return null;
              } catch (SQLException e) {
                return e;
              }
            });
    while (!failure.isDone()) {
      TimeUnit.MILLISECONDS.sleep(100);
      switch (how) {
        case "cancel" -> statement.cancel();
        case "closeStatement" -> statement.close();
        case "closeConnection" -> connection.close();
        default -> connection.abort(Runnable::run);
      }
    }
    assertThat(failure.get().getSQLState()).isEqualTo("57014");
    connection.close();
  }

  @Test
  void question_targetDeafToCancel_endsWithItsBudgetEachTime() throws SQLException {
    Properties properties = driver();
    properties.setProperty("ask.budget.time", "2s");
    try (Connection connection =
            DriverManager.getConnection("jdbc:ask:poor:deaf:poor", properties);
        Statement statement = connection.createStatement()) {
      for (int i = 0; i < 3; i++) {
        SQLException refusal =
            catchThrowableOfType(SQLException.class, () -> statement.executeQuery(QUESTION));
        assertThat((Throwable) refusal)
            .isInstanceOf(AbstentionException.class)
            .hasFieldOrPropertyWithValue("SQLState", "NL006");
      }
      try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM customer")) {
        assertThat(result.next()).isTrue();
      }
    } finally {
      PoorDriver.release("poor");
    }
  }

  /** Several at once, some of which wait for what another reads. */
  @ParameterizedTest
  @ValueSource(strings = {"cancel", "closeConnection"})
  void questions_stoppedOnATargetDeafToCancel_end(String how) throws Exception {
    try (Connection own = DriverManager.getConnection("jdbc:h2:mem:" + how);
        Statement statement = own.createStatement()) {
      statement.execute("CREATE TABLE customer (id INT PRIMARY KEY, city VARCHAR(9))");
      statement.execute("INSERT INTO customer VALUES (1, 'Oslo'), (2, 'Lyon')");
      Properties properties = driver();
      properties.setProperty("ask.budget.time", "300s");
      List<Connection> connections = new ArrayList<>();
      List<Statement> statements = new ArrayList<>();
      List<CompletableFuture<String>> states = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        connections.add(DriverManager.getConnection("jdbc:ask:poor:deaf:" + how, properties));
        System.gc(); // must not take the driver away, by which others like it are made
        Statement asking = connections.get(i).createStatement();
        statements.add(asking);
        states.add(CompletableFuture.supplyAsync(() -> sqlState(asking)));
      }
      TimeUnit.SECONDS.sleep(1);
      for (int i = 2; i >= 0; i--) {
        if (how.equals("cancel")) {
          cancelUntilDone(statements.get(i), states.get(i));
        } else {
          connections.get(i).close();
        }
        assertThat(states.get(i).get()).isEqualTo("57014");
      }
      for (Connection connection : connections) {
        connection.close();
      }
    } finally {
      PoorDriver.release(how);
    }
  }

  /** On a busy machine a question may begin after the first cancel, which then stops nothing. */
  private static void cancelUntilDone(Statement statement, CompletableFuture<String> state)
      throws Exception {
    while (!state.isDone()) {
      statement.cancel();
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  private static String sqlState(Statement statement) {
    try {
      statement.executeQuery(QUESTION).close();
      return "answered";
    } catch (SQLException e) {
      return e.getSQLState();
    }
  }

  private static Connection connect(String poor) throws SQLException {
    return DriverManager.getConnection("jdbc:ask:poor:" + poor + ":poor", driver());
  }

  private static Properties driver() {
    Properties properties = new Properties();
    properties.setProperty("ask.target.driver", PoorDriver.class.getName());
    return properties;
  }
}
