package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskStatement;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnsweredQuestionTest {
  private static final String QUESTION = "How many towns are there?";
  private static final String UNKNOWN = "Which towns have a castle?";
  private static final String SQL = "SELECT COUNT(*) AS n FROM town";

  private final FixedComponents components = new FixedComponents().knowing(QUESTION, SQL);

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_question_givesTheTargetsRowsAndWarnings(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement()) {
      assertThat(Databases.column(statement, QUESTION)).containsExactly("3");

      SQLWarning warning = statement.getWarnings();
      assertThat(warning.getSQLState()).isEqualTo("01N01");
      assertThat(warning.getMessage()).contains(SQL, "0.75");
      assertThat(warning.getNextWarning().getSQLState()).isEqualTo("01N02");
      assertThat(warning.getNextWarning().getMessage()).isEqualTo("some-signal: looks odd");
      assertThat((Object) warning.getNextWarning().getNextWarning()).isNull();
    }
  }

  @Test
  void getWarnings_afterPlainSqlOrClearing_holdNoneOfOurs() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      statement.execute(QUESTION);
      statement.clearWarnings();
      assertThat((Object) statement.getWarnings()).isNull();

      statement.execute(QUESTION);
      statement.execute("SELECT 1");
      assertThat((Object) statement.getWarnings()).isNull();
    }
  }

  @Test
  void getWarnings_switchedOff_areNone() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:;ask.warnings=off");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE town (id INT)");
      statement.execute(QUESTION);
      assertThat((Object) statement.getWarnings()).isNull();
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void execute_question_leavesAResultSet(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement()) {
      assertThat(statement.execute(QUESTION, Statement.NO_GENERATED_KEYS)).isTrue();
      ResultSet results = statement.getResultSet();
      assertThat(results.next()).isTrue();
      assertThat(results.getInt("n")).isEqualTo(3);
      assertThat(results.getStatement()).isSameAs(statement);
      assertThat(results.getStatement().getConnection()).isSameAs(connection);
    }
  }

  @Test
  void executeQuery_unknownQuestion_abstainsWithoutValuesInTheMessage() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(UNKNOWN))
          .isInstanceOfSatisfying(
              AbstentionException.class,
              abstention -> {
                assertThat(abstention.reason()).isEqualTo(AbstentionReason.NOT_IN_DATABASE);
                assertThat(abstention.getSQLState()).isEqualTo("NL002");
                assertThat(abstention.getErrorCode()).isEqualTo(2);
                assertThat(abstention.getMessage()).isEqualTo("nothing is known of it");
                assertThat(abstention.candidate()).contains("SELECT 'secret'");
              });
      assertThat(statement.unwrap(AskStatement.class).lastReport()).isPresent();
      assertThat(Databases.column(statement, QUESTION)).containsExactly("3");
    }
  }

  @Test
  void executeQuery_unknownQuestionWithFullMessages_tellsCandidateAndSuggestions()
      throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:;ask.messages=full");
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(UNKNOWN))
          .hasMessageContainingAll("SELECT 'secret'", "Ask of something else");
    }
  }

  @Test
  void lastReport_afterAnAnswer_holdsTheDecision() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThat(statement.unwrap(AskStatement.class).lastReport()).isEmpty();
      statement.execute(QUESTION);
      assertThat(statement.unwrap(AskStatement.class).lastReport().orElseThrow().question().text())
          .isEqualTo(QUESTION);
    }
  }

  @Test
  void executeQuery_maxRowsSet_limitsTheAnswer() throws SQLException {
    components.knowing("Which towns are there?", "SELECT name FROM town");
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement()) {
      statement.setMaxRows(2);
      assertThat(Databases.column(statement, "Which towns are there?")).hasSize(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"executeUpdate", "executeUpdateKeys", "executeLargeUpdate", "addBatch", "call"})
  void update_question_isRefused(String method) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(
              () -> {
                switch (method) {
                  case "executeUpdate" -> statement.executeUpdate(QUESTION);
                  case "executeUpdateKeys" ->
                      statement.executeUpdate(QUESTION, new String[] {"ID"});
                  case "executeLargeUpdate" -> statement.executeLargeUpdate(QUESTION);
                  case "addBatch" -> statement.addBatch(QUESTION);
                  default -> connection.prepareCall(QUESTION).close();
                }
              })
          .isInstanceOf(SQLException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL007");
      assertThat(components.asked).isEmpty();
    }
  }

  @Test
  void execute_questionInTheMiddleOfATransaction_leavesItGoingOn() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeUpdate("INSERT INTO town VALUES (4, 'Bath', 90)");
      assertThat(Databases.column(statement, QUESTION)).containsExactly("4");
      assertThatThrownBy(() -> statement.execute(UNKNOWN)).isInstanceOf(AbstentionException.class);
      connection.rollback();
      assertThat(Databases.column(statement, QUESTION)).containsExactly("3");
    }
  }

  @Test
  void executeQuery_closedStatement_givesTheTargetsError() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2)) {
      Statement statement = connection.createStatement();
      statement.close();
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(SQLException.class)
          .hasFieldOrPropertyWithValue("SQLState", "90007");
      assertThat(components.asked).isEmpty();
    }
  }

  @Test
  void executeQuery_answerThatTheTargetRefuses_givesTheTargetsError() throws SQLException {
    components.knowing("Which towns are old?", "SELECT nothing FROM town");
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("Which towns are old?"))
          .hasFieldOrPropertyWithValue("SQLState", "42S22");
    }
  }

  @Test
  void executeQuery_stageThatFails_givesASqlExceptionWithItsClass() throws SQLException {
    IllegalStateException failure = new IllegalStateException("a stage failed");
    components.thinking(
        budget -> {
          throw failure;
        });
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(SQLException.class)
          .hasNoCause()
          .hasMessageContaining(failure.getClass().getName())
          .hasMessageNotContaining("a stage failed");
      assertThat(Databases.column(statement, "SELECT 1")).containsExactly("1");
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {StackOverflowError.class, OutOfMemoryError.class, LinkageError.class})
  void executeQuery_stageThatEndsInAnError_givesASqlException(Class<? extends Error> type)
      throws Exception {
    Error error = type.getConstructor().newInstance();
    components.thinking(
        budget -> {
          throw error;
        });
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(SQLException.class)
          .hasMessageContaining(type.getName());
      assertThatThrownBy(() -> connection.prepareStatement(QUESTION))
          .isInstanceOf(SQLException.class);
      assertThat(Databases.column(statement, "SELECT 1")).containsExactly("1");
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {StackOverflowError.class, OutOfMemoryError.class, LinkageError.class})
  void connect_filesThatEndInAnError_giveASqlException(Class<? extends Error> type)
      throws Exception {
    Error error = type.getConstructor().newInstance();
    components.checking(
        () -> {
          throw error;
        });
    assertThatThrownBy(() -> components.connect("jdbc:ask:h2:mem:").close())
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll(type.getName(), "ask.semantics")
        .hasFieldOrPropertyWithValue("SQLState", "08001");
  }

  @Test
  void executeQuery_modelOutOfReach_isTransientAndTellsTheClassOfItsCause() throws SQLException {
    ModelUnavailableException failure =
        new ModelUnavailableException(
            "The model does not answer; check its address", new IOException("key=s3cret"));
    components.thinking(
        budget -> {
          throw failure;
        });
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isExactlyInstanceOf(SQLTransientException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL101")
          .hasFieldOrPropertyWithValue("errorCode", 101)
          .hasMessage("The model does not answer; check its address (java.io.IOException)")
          .hasNoCause();
    }
  }

  @Test
  void executeQuery_questionsOff_givesTheTargetsError() throws SQLException {
    Properties off = new Properties();
    off.setProperty("ask.questions", "off");
    try (Connection connection = components.connect("jdbc:ask:h2:mem:", off);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .hasFieldOrPropertyWithValue("SQLState", "42001");
    }
  }
}
