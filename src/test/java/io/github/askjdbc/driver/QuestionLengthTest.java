package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.question.Question;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A question, and what is known with it, have at most 10,000 characters. */
class QuestionLengthTest {
  private static final String ALLOWED =
      "How many towns are there" + " there".repeat(1_662) + "now?";

  private final FixedComponents components =
      new FixedComponents()
          .knowing(ALLOWED, "SELECT COUNT(*) FROM town")
          .knowing("how many", "SELECT COUNT(*) FROM town");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "-- first\n%s ;\n",
        "ASK %s",
        "ASK %s;  ",
        "ASK '%s'",
        "ASK 'how many' USING '%s'",
        "SELECT * FROM ASK('%s') t",
        "SELECT * FROM ASK('how many', '%s') t"
      })
  void execute_tenThousandCharacters_isAsked(String form) throws SQLException {
    assertThat(ALLOWED).hasSize(Question.LONGEST);
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThat(statement.execute(form.formatted(ALLOWED))).isTrue();
    }
    assertThat(components.asked).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ASK %s",
        "ASK '%s'",
        "ASK SQL %s",
        "ASK EXPLAIN '%s'",
        "ASK 'how many' USING '%s'",
        "ASK CHECK '%s' AS SELECT 1",
        "ASK CHECK 'how many' USING '%s' AS SELECT 1",
        "ASK CONFIRM '%s'",
        "ASK CORRECT '%s' AS SELECT 1",
        "ASK FORGET '%s'",
        "SELECT * FROM ASK('%s') t",
        "SELECT * FROM ASK('how many', '%s') t"
      })
  void execute_oneMore_isRefused(String form) throws SQLException {
    String text = form.formatted(ALLOWED + "x");
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.execute(text))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005")
          .hasMessageContaining("10001 characters; at most 10000 are allowed");
      assertThatThrownBy(() -> connection.prepareStatement(text).execute())
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005");
    }
    assertThat(components.asked).isEmpty();
  }

  @Test
  void execute_oneMoreWithoutAsk_isTheTargets() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.execute(ALLOWED + "x"))
          .isInstanceOf(SQLException.class)
          .isNotInstanceOf(AbstentionException.class);
    }
    assertThat(components.asked).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void execute_boundOneMore_isRefused(int tooLong) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?, ?) t")) {
      statement.setString(1, "how many");
      statement.setString(2, ALLOWED);
      assertThat(statement.execute()).isTrue();

      statement.setString(tooLong, ALLOWED + "x");
      assertThatThrownBy(statement::execute)
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005");
    }
    assertThat(components.asked).hasSize(1);
  }

  @Test
  void execute_manyCallsWithoutAliases_getSomeThatAreFree() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThat(
              Databases.column(
                  statement,
                  "SELECT ask_1.id FROM town AS ask_1, ASK('how many'), town ASK_3, ASK('how many')"))
          .isNotEmpty();
    }
  }
}
