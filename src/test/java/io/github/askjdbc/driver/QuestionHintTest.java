package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionHintTest {
  private static final String WORDS = "town phones";
  private final FixedComponents components = new FixedComponents();

  private static SQLException refusal(ThrowingCallable work) {
    return catchThrowableOfType(SQLException.class, work);
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void execute_wordsThatTheTargetRefuses_itsExceptionComesFirst(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Connection alone = java.sql.DriverManager.getConnection("jdbc:" + target);
        Statement direct = alone.createStatement();
        Statement statement = connection.createStatement()) {
      SQLException expected = refusal(() -> direct.executeQuery(WORDS));
      for (ThrowingCallable work :
          new ThrowingCallable[] {
            () -> statement.executeQuery(WORDS),
            () -> statement.execute(WORDS),
            () -> statement.execute(WORDS, Statement.RETURN_GENERATED_KEYS),
            () -> statement.executeUpdate(WORDS),
            () -> connection.prepareStatement(WORDS).execute()
          }) {
        SQLException refusal = refusal(work);
        assertThat((Throwable) refusal).hasSameClassAs(expected);
        assertThat(refusal.getMessage()).isEqualTo(expected.getMessage());
        assertThat(refusal.getSQLState()).isEqualTo(expected.getSQLState());
        assertThat((Throwable) refusal.getNextException())
            .hasFieldOrPropertyWithValue("SQLState", "NL009")
            .hasFieldOrPropertyWithValue("errorCode", 9)
            .hasMessageContaining("write ASK in front of it");
        assertThat((Throwable) refusal.getNextException().getNextException()).isNull();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SHOW wards",
        "DESCRIBE patients",
        "FETCH me",
        "SELEC name",
        "SELCT name",
        "SLEECT",
        "town.phones",
        "town = 1",
        "town_phones",
        "SELECT * FROM nothing",
        "town, ward"
      })
  void execute_textWithAKeywordOrMark_hasTheTargetsExceptionAlone(String text) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement()) {
      assertThat((Throwable) refusal(() -> statement.execute(text)).getNextException()).isNull();
    }
  }

  @Test
  void execute_inExplicitMode_hasTheTargetsExceptionAlone() throws SQLException {
    try (Connection connection =
            components.connect("jdbc:ask:" + Databases.H2 + ";ask.questions=explicit");
        Statement statement = connection.createStatement()) {
      assertThat((Throwable) refusal(() -> statement.execute(WORDS)).getNextException()).isNull();
    }
  }
}
