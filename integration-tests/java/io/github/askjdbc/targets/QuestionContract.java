package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.read;
import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Questions as statements: answered, abstained from, refused. */
interface QuestionContract extends TargetSession {

  @Test
  default void question_bare_answeredWithSqlInWarning() throws SQLException {
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery(ANSWERABLE)) {
      assertThat(read(result)).containsExactly(List.of("3"));
      SQLWarning warning = statement.getWarnings();
      assertThat(warning.getSQLState()).isEqualTo("01N01");
      assertThat(warning.getMessage()).contains("SELECT");
      assertThat(statement.unwrap(AskStatement.class).lastReport()).isPresent();
      assertThat(result.getStatement()).isSameAs(statement);
    }
  }

  @Test
  default void question_overForeignKey_answered() throws SQLException {
    assertThat(rows(asking(), "What are the names of the doctors in the Cardiology department?"))
        .containsExactlyInAnyOrder(List.of("Ada Brandt"), List.of("Noor Haddad"));
  }

  @Test
  default void question_nounNotInDatabase_abstains() {
    assertThatThrownBy(() -> rows(asking(), UNANSWERABLE))
        .isInstanceOfSatisfying(
            AbstentionException.class,
            abstention -> {
              assertThat(abstention.getSQLState()).isEqualTo("NL002");
              assertThat(abstention.getErrorCode()).isEqualTo(2);
              assertThat(abstention.getMessage()).contains("lawyers");
            });
  }

  @Test
  default void question_thatWouldWrite_refusedAndNothingChanged() throws SQLException {
    List<List<String>> before = rows(target(), "SELECT * FROM visit ORDER BY id");
    assertThatThrownBy(() -> rows(asking(), "Please delete all visits of Mia Castel"))
        .isInstanceOfSatisfying(
            AbstentionException.class, e -> assertThat(e.getSQLState()).isEqualTo("NL005"));
    assertThat(rows(target(), "SELECT * FROM visit ORDER BY id")).isEqualTo(before);
  }

  @Test
  default void question_whereNoneCanStand_isRefused() throws SQLException {
    try (Statement statement = asking().createStatement()) {
      for (ThrowingCallable call :
          List.<ThrowingCallable>of(
              () -> statement.executeUpdate(ANSWERABLE),
              () -> statement.executeLargeUpdate(ANSWERABLE),
              () -> statement.addBatch(ANSWERABLE),
              () -> asking().prepareCall(ANSWERABLE))) {
        assertThatThrownBy(call)
            .isInstanceOf(SQLException.class)
            .hasFieldOrPropertyWithValue("SQLState", "NL007")
            .hasFieldOrPropertyWithValue("errorCode", 7);
      }
    }
  }

  @Test
  default void prepare_bareQuestion_describedBeforeExecution() throws SQLException {
    try (PreparedStatement statement = asking().prepareStatement(ANSWERABLE)) {
      assertThat(statement.getMetaData().getColumnCount()).isEqualTo(1);
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("3"));
      }
    }
    assertThatThrownBy(() -> asking().prepareStatement(UNANSWERABLE))
        .isInstanceOf(AbstentionException.class);
  }

  @Test
  default void explain_question_lastRowIsDecision() throws SQLException {
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery("ASK EXPLAIN " + ANSWERABLE)) {
      String stage = "";
      String verdict = "";
      while (result.next()) {
        stage = result.getString("stage");
        verdict = result.getString("verdict");
      }
      assertThat(stage).isEqualTo("decision");
      assertThat(verdict).isEqualTo("answer");
    }
  }

  @Test
  default void explain_question_leavesSilentSignalsToExplainAll() throws SQLException {
    List<String> speaking = stagesAndVerdicts("ASK EXPLAIN '" + ANSWERABLE + "'");
    List<String> all = stagesAndVerdicts("ASK EXPLAIN ALL '" + ANSWERABLE + "'");

    assertThat(speaking)
        .startsWith("summary clean")
        .contains("account")
        .doesNotContain("inspect clean");
    assertThat(all).contains("inspect clean", "inspect abstained").containsAll(speaking);
  }

  private List<String> stagesAndVerdicts(String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        boolean account = "account".equals(result.getString("signal"));
        rows.add(
            account ? "account" : result.getString("stage") + " " + result.getString("verdict"));
      }
      assertThat(result.next()).isFalse();
    }
    return rows;
  }

  @Test
  default void check_sql_lastRowIsDecision() throws SQLException {
    assertThat(decision("ASK CHECK 'How many doctors are there?' AS SELECT COUNT(*) FROM doctor"))
        .startsWith("answer");
    assertThat(
            decision(
                "ASK CHECK 'How many patients live in Ghent?' AS"
                    + " SELECT COUNT(*) FROM patient WHERE city = 'Nowhere'"))
        .startsWith("abstain");
    assertThat(decision("ASK CHECK 'patients' AS DELETE FROM patient")).startsWith("abstain NL005");
  }

  @Test
  default void maxRows_question_limitsTheAnswer() throws SQLException {
    try (Statement statement = asking().createStatement()) {
      statement.setMaxRows(2);
      try (ResultSet result = statement.executeQuery("What are the names of all doctors?")) {
        assertThat(read(result)).hasSize(2);
      }
    }
  }
}
