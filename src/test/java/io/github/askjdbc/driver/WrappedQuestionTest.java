package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrappedQuestionTest {
  private static final String BIG = "which towns are big";
  private final FixedComponents components =
      new FixedComponents()
          .knowing(BIG, "SELECT name, people FROM town WHERE people > 15")
          .knowing("which towns are small", "SELECT name, people FROM town WHERE people < 15")
          .knowing("pairs", "SELECT a.name, b.name FROM town a JOIN town b ON a.id < b.id");

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_askInTablePosition_isADerivedTable(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement()) {
      assertThat(
              Databases.column(
                  statement,
                  "SELECT t.name FROM ASK('which towns are big') t ORDER BY t.people DESC LIMIT 1"))
          .containsExactly("Truro");
      assertThat(statement.getWarnings().getSQLState()).isEqualTo("01N01");
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_severalWithoutAliases_areAnswered(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement()) {
      assertThat(
              Databases.column(
                  statement,
                  "SELECT COUNT(*) FROM ASK('which towns are big'), ASK('which towns are small')"))
          .containsExactly("2");
      assertThat(components.asked).hasSize(2);
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_repeatedColumnNames_getASuffix(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("SELECT * FROM ASK('pairs') p")) {
      assertThat(results.getMetaData().getColumnLabel(1)).isEqualToIgnoringCase("name");
      assertThat(results.getMetaData().getColumnLabel(2)).isEqualToIgnoringCase("name_2");
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void executeQuery_asToolsWrapAQuestion_isTranslatedInPlace(String target) throws SQLException {
    components.knowing("Which towns are big?", "SELECT name, people FROM town WHERE people > 15");
    try (Connection connection = Databases.towns(components, target);
        Statement statement = connection.createStatement()) {
      for (String all :
          List.of(
              "SELECT * FROM (Which towns are big?) t LIMIT 2000",
              "SELECT \"t\".* FROM (ASK 'which towns are big') AS \"t\"",
              "SELECT * FROM (SELECT * FROM (\n  ASK 'which towns are big'\n) a) b",
              "SELECT name FROM (Which towns are big?) WHERE people > 1",
              "Which towns are big? LIMIT 200",
              "ASK 'which towns are big' LIMIT 200",
              "/* tool */ ASK which towns are big\nLIMIT 200 OFFSET 0")) {
        assertThat(Databases.column(statement, all)).as(all).containsExactly("Ely", "Truro");
        assertThat(statement.getWarnings().getSQLState()).isEqualTo("01N01");
      }
      assertThat(Databases.column(statement, "SELECT COUNT(*) FROM (Which towns are big?) x"))
          .containsExactly("2");
      assertThat(Databases.column(statement, "ASK 'which towns are big' LIMIT 1"))
          .containsExactly("Ely");
      assertThat(
              Databases.column(
                  statement, "select * from (ASK 'which towns are big') SUBQ_0 WHERE 1=0"))
          .isEmpty();
      assertThatThrownBy(() -> statement.executeQuery("SELECT * FROM (which towns t) x"))
          .isNotInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void executeQuery_wrappedInExplicitMode_needsAsk() throws SQLException {
    try (Connection connection =
            components.connect("jdbc:ask:" + Databases.H2 + ";ask.questions=explicit");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE town (id INTEGER PRIMARY KEY, name VARCHAR(20), people INT)");
      assertThat(Databases.column(statement, "SELECT * FROM (ASK 'which towns are big') t"))
          .isEmpty();
      assertThatThrownBy(() -> statement.executeQuery("SELECT * FROM (which towns are big) t"))
          .isNotInstanceOf(AbstentionException.class);
      assertThat(components.asked).hasSize(1);
    }
  }

  @Test
  void prepareStatement_limitBound_isBoundOnTheTarget() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement =
            connection.prepareStatement("ASK 'which towns are big' offset ? rows")) {
      statement.setInt(1, 1);
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
        assertThat(results.getString(1)).isEqualTo("Truro");
        assertThat(results.next()).isFalse();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Which towns are big?",
        "ASK Which towns are big?",
        "SELECT * FROM (Which towns are big?) t",
        "Which towns are big? LIMIT 5"
      })
  void setString_onAQuestionMark_isAParameterError(String text) throws SQLException {
    components.knowing("Which towns are big?", "SELECT name, people FROM town WHERE people > 15");
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement(text)) {
      assertThat(statement.getParameterMetaData().getParameterCount()).isZero();
      assertThatThrownBy(() -> statement.setString(1, "x"))
          .hasFieldOrPropertyWithValue("SQLState", "07001")
          .hasMessageContaining("punctuation");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Which towns with ? people are there?",
        "ASK which towns are ? big",
        "SELECT * FROM (Which towns with ? people are there?) t"
      })
  void prepareStatement_questionMarkAmongTheWords_isAParameterError(String text)
      throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2)) {
      assertThatThrownBy(() -> connection.prepareStatement(text))
          .hasFieldOrPropertyWithValue("SQLState", "07001");
    }
  }

  @Test
  void executeQuery_unknownQuestionInside_abstains() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("SELECT * FROM ASK('what now') t"))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void executeQuery_targetHasARoutineOfThatName_passes() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE ALIAS ASK AS 'java.sql.ResultSet ask(java.sql.Connection c, String s) throws"
              + " java.sql.SQLException { return c.createStatement().executeQuery(\"SELECT 42\"); }'");
      assertThat(Databases.column(statement, "SELECT * FROM ASK('which towns are big') t"))
          .containsExactly("42");
      assertThat(components.asked).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void prepareStatement_boundQuestion_isTranslatedWhenRun(String target) throws SQLException {
    try (Connection connection = Databases.towns(components, target);
        PreparedStatement statement =
            connection.prepareStatement(
                "SELECT t.name FROM ASK(?) t WHERE t.people > ? AND t.name <> ?")) {
      assertThat(statement.getMetaData()).isNull();
      assertThat(statement.getParameterMetaData().getParameterCount()).isEqualTo(3);
      statement.setInt(2, 20);
      statement.setString(3, "Bath");
      statement.setString(1, BIG);
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
        assertThat(results.getString(1)).isEqualTo("Truro");
        assertThat(statement.getMetaData().getColumnCount()).isEqualTo(1);
        assertThat(results.next()).isFalse();
        assertThat(results.getStatement()).isSameAs(statement);
      }
      assertThat(statement.getWarnings().getSQLState()).isEqualTo("01N01");

      statement.setInt(2, 0);
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
      }
      assertThat(components.asked).as("the same question is not asked again").hasSize(1);

      statement.setString(1, "which towns are small");
      assertThat(statement.execute()).isTrue();
      try (ResultSet results = statement.getResultSet()) {
        assertThat(results.next()).isTrue();
        assertThat(results.getString(1)).isEqualTo("Wells");
      }
    }
  }

  @Test
  void prepareStatement_settingsBeforeTheSqlIsKnown_hold() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?)")) {
      statement.setMaxRows(1);
      statement.setFetchSize(1);
      statement.setString(1, BIG);
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
        assertThat(results.next()).isFalse();
      }
      assertThat(statement.getFetchSize()).isEqualTo(1);
    }
  }

  @Test
  void executeQuery_questionNullOrNotBound_isAParameterError() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("SELECT * FROM ASK(?) t")) {
      assertThatThrownBy(statement::executeQuery).hasFieldOrPropertyWithValue("SQLState", "07001");
      statement.setString(1, null);
      assertThatThrownBy(statement::executeQuery).hasFieldOrPropertyWithValue("SQLState", "07001");
      statement.setNull(1, java.sql.Types.VARCHAR);
      assertThatThrownBy(statement::execute).hasFieldOrPropertyWithValue("SQLState", "07001");
      assertThatThrownBy(() -> statement.setInt(2, 1))
          .hasFieldOrPropertyWithValue("SQLState", "07009");
    }
  }

  @Test
  void executeQuery_placeholderInAPlainStatement_isAParameterError() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("SELECT * FROM ASK(?) t"))
          .hasFieldOrPropertyWithValue("SQLState", "07001");
    }
  }

  @Test
  void prepareStatement_bareQuestion_isTranslatedAtOnce() throws SQLException {
    components.knowing("How many towns are there?", "SELECT COUNT(*) AS n FROM town");
    try (Connection connection = Databases.towns(components, Databases.H2)) {
      try (PreparedStatement statement = connection.prepareStatement("How many towns are there?")) {
        assertThat(statement.getMetaData().getColumnLabel(1)).isEqualTo("N");
        assertThat(statement.getParameterMetaData().getParameterCount()).isZero();
        assertThatThrownBy(statement::executeUpdate)
            .hasFieldOrPropertyWithValue("SQLState", "NL007");
        assertThatThrownBy(statement::addBatch).hasFieldOrPropertyWithValue("SQLState", "NL007");
        try (ResultSet results = statement.executeQuery()) {
          assertThat(results.next()).isTrue();
          assertThat(results.getInt(1)).isEqualTo(3);
        }
      }
      assertThatThrownBy(() -> connection.prepareStatement("Which towns have a castle?"))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void prepareStatement_literalQuestionWithOtherPlaceholders_bindsThemOnTheTarget()
      throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        PreparedStatement statement =
            connection.prepareStatement(
                "SELECT name FROM ASK('which towns are big') t WHERE name = ?")) {
      statement.setString(1, "Ely");
      try (ResultSet results = statement.executeQuery()) {
        assertThat(results.next()).isTrue();
      }
    }
  }
}
