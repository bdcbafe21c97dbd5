package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.question.Question;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlaceholderTest {
  private static final String BIG = "which towns are big";
  private static final String SMALL = "which towns are small";

  private final FixedComponents components =
      new FixedComponents()
          .knowing(BIG, "SELECT id, name, people FROM town WHERE people > 15")
          .knowing(SMALL, "SELECT id, name, people FROM town WHERE people < 15");

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_questionsBetweenOtherPlaceholders_shiftTheLaterOnes(String target)
      throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        PreparedStatement statement =
            connection.prepareStatement(
                "SELECT b.name, s.name, ? FROM ASK(?) b, ASK(?, ?) s"
                    + " WHERE b.people > ? AND s.name = ?")) {
      assertThat(statement.getParameterMetaData().getParameterCount()).isEqualTo(6);
      statement.setString(6, "Wells");
      statement.setInt(5, 20);
      statement.setString(4, "small is below 15");
      statement.setString(3, SMALL);
      statement.setString(2, BIG);
      statement.setString(1, "first");
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
        assertThat(results.getString(1)).isEqualTo("Truro");
        assertThat(results.getString(2)).isEqualTo("Wells");
        assertThat(results.getString(3)).isEqualTo("first");
        assertThat(results.next()).isFalse();
      }
      assertThat(components.asked)
          .containsExactly(Question.of(BIG), new Question(SMALL, Optional.of("small is below 15")));

      statement.setString(4, "small is below 13");
      statement.setString(6, "nowhere");
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isFalse();
      }
      assertThat(components.asked).as("other evidence is another question").hasSize(4);
    }
  }

  @Test
  void executeQuery_evidenceNull_isAParameterError() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?, ?) t")) {
      statement.setString(1, BIG);
      statement.setNull(2, Types.VARCHAR);
      assertThatThrownBy(statement::executeQuery).hasFieldOrPropertyWithValue("SQLState", "07001");
    }
  }

  @Test
  void executeQuery_clearedParameters_isAParameterError() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?) t")) {
      statement.setString(1, BIG);
      statement.clearParameters();
      assertThatThrownBy(statement::executeQuery).hasFieldOrPropertyWithValue("SQLState", "07001");
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void methods_closedBeforeItsSqlIsKnown_throw(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target)) {
      PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?) t");
      statement.close();
      assertThat(statement.isClosed()).isTrue();
      assertThatThrownBy(() -> statement.setString(1, BIG)).isInstanceOf(SQLException.class);
      assertThatThrownBy(statement::executeQuery).isInstanceOf(SQLException.class);
      assertThatThrownBy(statement::execute).isInstanceOf(SQLException.class);
      assertThatThrownBy(statement::clearParameters).isInstanceOf(SQLException.class);
      assertThatThrownBy(statement::getMetaData).isInstanceOf(SQLException.class);
      assertThat(components.asked).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void methods_closedAfterAnAnswer_throw(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target)) {
      PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?) t");
      statement.setString(1, BIG);
      ResultSet results = statement.executeQuery();
      statement.close();
      assertThat(results.isClosed()).isTrue();
      assertThatThrownBy(statement::executeQuery).isInstanceOf(SQLException.class);
      assertThatThrownBy(() -> statement.setString(1, BIG)).isInstanceOf(SQLException.class);
    }
  }
}
