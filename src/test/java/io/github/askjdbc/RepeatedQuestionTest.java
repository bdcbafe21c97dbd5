package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.pipeline.QuestionReport;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A question that is asked again costs no second decision, as long as nothing has changed. */
class RepeatedQuestionTest extends VerifiedQuestionsFixture {

  private static QuestionReport report(Statement statement) throws SQLException {
    return statement.unwrap(AskStatement.class).lastReport().orElseThrow();
  }

  private static QuestionReport asked(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      try {
        statement.executeQuery(text).close();
      } catch (AbstentionException abstention) {
        assertThat(report(statement).decision()).isNotNull();
      }
      return report(statement);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void ask_againOnAnotherConnection_givesTheSameDecisionAndFreshRows(String kind)
      throws SQLException {
    try (Connection one = shop(kind, "shop");
        Connection other = shop(kind, "shop")) {
      QuestionReport first = asked(one, COUNT);

      assertThat(asked(other, COUNT)).isSameAs(first);
      run(other, "INSERT INTO customer (id, name) VALUES (4, 'Dee')");
      assertThat(rows(one, COUNT)).containsExactly("4");
      assertThat(asked(one, "ASK EXPLAIN ALL '" + COUNT + "'")).isSameAs(first);
      assertThat(asked(other, "ASK SQL '" + COUNT + "'")).isSameAs(first);
    }
  }

  @Test
  void ask_ofTodayAgain_isReckonedAnew() throws SQLException {
    try (Connection connection = shop()) {
      QuestionReport first = asked(connection, "How many customers came last month?");

      assertThat(asked(connection, "How many customers came last month?")).isNotSameAs(first);
    }
  }

  @Test
  void ask_unanswerableAgain_givesTheSameAbstention() throws SQLException {
    try (Connection connection = shop()) {
      assertThat(asked(connection, "How many lawyers are there?"))
          .isSameAs(asked(connection, "How many lawyers are there?"));
    }
  }

  @Test
  void describe_beforeRunning_costsOneDecision() throws SQLException {
    try (Connection connection = shop();
        PreparedStatement bound = connection.prepareStatement("SELECT * FROM ASK(?) t LIMIT 2")) {
      QuestionReport first = asked(connection, "SELECT * FROM ASK('" + COUNT + "') t WHERE 1=0");
      try (PreparedStatement prepared = connection.prepareStatement(COUNT)) {
        assertThat(prepared.getMetaData().getColumnCount()).isEqualTo(1);
        assertThat(report(prepared)).isSameAs(first);
        prepared.executeQuery().close();
        assertThat(report(prepared)).isSameAs(first);
      }
      bound.setString(1, COUNT);
      bound.executeQuery().close();
      assertThat(report(bound)).isSameAs(first);
    }
  }

  /** As Hibernate, Spark and BI tools describe a question before they run it, time and again. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT * FROM (ASK '%s') SPARK_GEN_SUBQ_0 WHERE 1=0",
        "SELECT * FROM (%s) t LIMIT 2000",
        "SELECT \"t\".* FROM (%s) AS \"t\" WHERE 1=0",
        "SELECT COUNT(*) FROM (ASK '%s') x",
        "%s LIMIT 200",
        "ASK '%s' LIMIT 200 OFFSET 0",
        "ASK %s"
      })
  void describe_asToolsWrapIt_costsOneDecision(String form) throws SQLException {
    String text = form.formatted(COUNT);
    try (Connection connection = shop()) {
      QuestionReport first = asked(connection, COUNT);
      for (int i = 0; i < 2; i++) {
        try (PreparedStatement prepared = connection.prepareStatement(text)) {
          assertThat(prepared.getMetaData().getColumnCount()).isEqualTo(1);
          assertThat(report(prepared)).isSameAs(first);
          prepared.executeQuery().close();
          assertThat(report(prepared)).isSameAs(first);
        }
        assertThat(asked(connection, text)).isSameAs(first);
      }
    }
  }

  @Test
  void ask_afterAVerdictElsewhere_givesWhatWasSaidLast() throws Exception {
    String correct = "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(DISTINCT city) FROM customer";
    AskDataSource anotherProgram = new AskDataSource();
    anotherProgram.setUrl("jdbc:ask:sqlite:" + path("shop"));
    anotherProgram.setProperties(settings);
    try (Connection connection = shop();
        Connection sameProgram = shop();
        Connection otherProgram = anotherProgram.getConnection()) {
      assertThat(rows(connection, COUNT)).containsExactly("3");

      rows(sameProgram, correct);
      assertThat(rows(connection, COUNT)).containsExactly("2");
      rows(otherProgram, "ASK FORGET '" + COUNT + "'");
      assertThat(rows(connection, COUNT)).containsExactly("3");
      rows(otherProgram, correct);
      assertThat(rows(connection, COUNT)).containsExactly("2");
    } finally {
      anotherProgram.close();
    }
  }

  @Test
  void ask_afterADefinition_isDecidedAnew() throws SQLException {
    try (Connection connection = shop()) {
      QuestionReport first = asked(connection, COUNT);
      run(connection, "CREATE TABLE visitor (id INTEGER PRIMARY KEY)");
      assertThat(asked(connection, COUNT)).isNotSameAs(first);
    }
  }

  @Test
  void ask_withUncommittedChanges_isDecidedAnew() throws SQLException {
    try (Connection connection = shop()) {
      QuestionReport first = asked(connection, COUNT);
      connection.setAutoCommit(false);
      run(connection, "INSERT INTO customer (id, name) VALUES (4, 'Dee')");
      assertThat(asked(connection, COUNT)).isNotSameAs(first);
      connection.rollback();
    }
  }

  @Test
  void ask_withOtherSettings_isDecidedForItself() throws SQLException {
    try (Connection connection = shop()) {
      QuestionReport first = asked(connection, COUNT);
      settings.setProperty("ask.private", "customer.*");
      try (Connection stricter = shop()) {
        assertThat(asked(stricter, COUNT)).isNotSameAs(first);
        assertThatThrownBy(() -> rows(stricter, "names of customers"))
            .isInstanceOf(AbstentionException.class);
      }
    }
  }
}
