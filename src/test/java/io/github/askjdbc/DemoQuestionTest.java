package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** The driver with all its rooms, on the sample database. */
class DemoQuestionTest {

  @Test
  void executeQuery_countOfATable_isAnswered() throws SQLException {
    try (Connection connection = new AskDriver().connect("jdbc:ask:demo?ask.penalty=0", null);
        Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("How many customers are there?")) {
      assertThat(results.next()).isTrue();
      assertThat(results.getInt(1)).isEqualTo(12);
      assertThat(statement.getWarnings().getSQLState()).isEqualTo("01N01");
    }
  }

  @Test
  void executeQuery_askToWrite_isRefusedAndNothingIsWritten() throws SQLException {
    try (Connection connection = new AskDriver().connect("jdbc:ask:demo", null);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("ASK 'delete all the customers'"))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005");
      try (ResultSet results = statement.executeQuery("SELECT COUNT(*) FROM customer")) {
        assertThat(results.getInt(1)).isEqualTo(12);
      }
    }
  }
}
