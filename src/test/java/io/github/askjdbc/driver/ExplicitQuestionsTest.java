package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ask.questions=explicit}: a text is a question only where it says ASK. */
class ExplicitQuestionsTest {
  private static final String QUESTION = "how many towns are there";

  private final FixedComponents components =
      new FixedComponents().knowing(QUESTION, "SELECT COUNT(*) AS n FROM town");
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = components.connect("jdbc:ask:h2:mem:;ask.questions=explicit");
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE town (id INT)");
      statement.execute("INSERT INTO town VALUES 1, 2");
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ASK how many towns are there",
        "ask 'how many towns are there';",
        "-- told to\nASK 'how many towns are there' USING 'a town is a town'",
        "SELECT n FROM ASK('how many towns are there')",
        "SELECT * FROM (SELECT n FROM ASK('how many towns are there') t) u"
      })
  void executeQuery_textThatSaysAsk_isAnswered(String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      assertThat(Databases.column(statement, text)).containsExactly("2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ASK SQL " + QUESTION, "ASK EXPLAIN " + QUESTION})
  void executeQuery_reportThatSaysAsk_isGiven(String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      assertThat(Databases.column(statement, text)).isNotEmpty();
    }
  }

  @Test
  void executeQuery_bareQuestion_givesTheTargetsError() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("How many towns are there?"))
          .hasFieldOrPropertyWithValue("SQLState", "42001");
    }
    assertThatThrownBy(() -> connection.prepareStatement("How many towns are there?"))
        .hasFieldOrPropertyWithValue("SQLState", "42001");
    assertThat(components.asked).isEmpty();
  }

  @Test
  void prepareStatement_boundQuestion_isAnswered() throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("SELECT n FROM ASK(?)")) {
      statement.setString(1, QUESTION);
      try (var results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
        assertThat(results.getInt(1)).isEqualTo(2);
      }
    }
  }
}
