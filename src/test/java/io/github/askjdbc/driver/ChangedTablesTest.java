package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that change between the decision and the run of its SQL. */
class ChangedTablesTest {
  private static final String QUESTION = "How many towns are there?";

  private final FixedComponents components =
      new FixedComponents().knowing(QUESTION, "SELECT COUNT(*) AS n FROM town");

  @ParameterizedTest
  @ValueSource(strings = {QUESTION, "SELECT * FROM ASK('" + QUESTION + "') t"})
  void question_tablesChangedOnce_isWorkedOutAnew(String text) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      components.changing(1);

      assertThat(Databases.column(statement, text)).containsExactly("3");
      assertThat(components.asked).hasSize(2);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {QUESTION, "SELECT * FROM ASK('" + QUESTION + "') t"})
  void question_tablesKeepChanging_isRefused(String text) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      components.changing(2);

      assertThatThrownBy(() -> statement.executeQuery(text))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005")
          .hasMessageContaining("changed");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {QUESTION, "SELECT * FROM ASK(?)"})
  void prepared_tablesChangedBeforeItRunsAgain_isWorkedOutAnew(String text) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement(text)) {
      if (text.contains("?)")) {
        statement.setString(1, QUESTION);
      }
      statement.executeQuery().close();
      statement.executeQuery().close();
      assertThat(components.asked).hasSize(1);
      components.changing(1);

      try (ResultSet result = statement.executeQuery()) {
        result.next();
        assertThat(result.getInt(1)).isEqualTo(3);
      }
      assertThat(components.asked).hasSize(2);
    }
  }
}
