package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.AbstentionReason;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people say of answers, through the driver, on real databases. */
class VerifiedQuestionsTest extends VerifiedQuestionsFixture {
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void correct_questionThatWasNotUnderstood_isAnsweredFromThenOn(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      assertThat(rows(connection, CORRECT_VIPS))
          .containsExactly("corrected | answer | " + VIP_SQL + " | 1.0 | null");
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("Ada", "Cleo");
    }
    try (Connection later = shop(kind, "shop");
        Statement statement = later.createStatement()) {
      try (ResultSet rows = statement.executeQuery("ASK please, who are our  vips")) {
        assertThat(rows(rows)).containsExactly("Ada", "Cleo");
      }
      assertThat(statement.getWarnings().getMessage()).contains("1.00", VIP_SQL);
      assertThat(rows(later, "SELECT * FROM ASK('" + VIPS + "') v WHERE v.name = 'Ada'"))
          .containsExactly("Ada");
    }
    try (Connection other = shop(kind, "other")) {
      assertAbstains(other, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void confirm_answer_isShownAsVerified(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      assertThat(last(connection, COUNT)).startsWith("decision | calibrated | answer");
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'"))
          .singleElement()
          .asString()
          .isEqualToIgnoringCase("confirmed | answer | SELECT COUNT(*) FROM customer | 1.0 | null");
      assertThat(last(connection, COUNT)).startsWith("decision | verified | answer");
      assertThat(rows(connection, COUNT)).containsExactly("3");
    }
  }

  @Test
  void confirm_questionThatWasNotAskedBefore_isAnsweredAnew() throws SQLException {
    try (Connection connection = shop()) {
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'").get(0)).startsWith("confirmed");
      assertThatThrownBy(() -> rows(connection, "ASK CONFIRM '" + VIPS + "'"))
          .isInstanceOf(AbstentionException.class)
          .hasMessageContainingAll("no answer to confirm", "ASK CORRECT", "'VIPs'");
    }
  }

  @Test
  void confirm_candidateThatWasShown_isAnsweredAtAnyPenalty() throws SQLException {
    settings.setProperty("ask.penalty", "100000");
    try (Connection connection = shop()) {
      assertThatThrownBy(() -> rows(connection, COUNT))
          .hasFieldOrPropertyWithValue("SQLState", "NL004")
          .hasMessageContainingAll("that this is meant: the number of customers;", "ASK SQL");
      assertAbstains(connection, "ASK CONFIRM '" + COUNT + "'", AbstentionReason.LOW_CONFIDENCE);
      assertThat(rows(connection, "ASK SQL '" + COUNT + "'").get(0))
          .startsWith("abstain | SELECT COUNT(*) FROM customer");
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'").get(0)).startsWith("confirmed");
      assertThat(rows(connection, COUNT)).containsExactly("3");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void forget_verifiedQuestion_isAnsweredAsBefore(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      rows(connection, CORRECT_VIPS);
      rows(connection, "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(DISTINCT city) FROM customer");
      assertThat(rows(connection, "ASK FORGET '" + COUNT + "'"))
          .singleElement()
          .asString()
          .startsWithIgnoringCase("forgotten | answer | SELECT COUNT(*) FROM customer | 0.9");
      assertThat(rows(connection, COUNT)).containsExactly("3");
      assertThat(rows(connection, "ASK FORGET '" + VIPS + "'").get(0))
          .startsWith("forgotten | abstain");
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      assertThatThrownBy(() -> rows(connection, "ASK FORGET '" + VIPS + "'"))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005")
          .hasMessageContaining("Nothing is remembered");
    }
  }

  @Test
  void confirm_afterACorrection_keepsTheCorrection() throws SQLException {
    try (Connection connection = shop()) {
      assertThat(rows(connection, COUNT)).containsExactly("3");
      rows(connection, "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(DISTINCT city) FROM customer");
      rows(connection, "ASK CONFIRM '" + COUNT + "'");
      assertThat(rows(connection, COUNT)).containsExactly("2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Draw a chart of sales per city", "Why are there so few customers?"})
  void correct_questionThatNoQueryAnswers_isAnsweredAllTheSame(String question)
      throws SQLException {
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK " + question, AbstentionReason.NOT_A_QUERY);
      rows(connection, "ASK CORRECT '" + question + "' AS " + VIP_SQL);
      assertThat(rows(connection, "ASK " + question)).containsExactly("Ada", "Cleo");
    }
  }

  @Test
  void correct_questionWithEvidence_isVerifiedForThatEvidenceAlone() throws SQLException {
    try (Connection connection = shop()) {
      String asked = "'" + VIPS + "' USING 'a VIP spent a lot'";
      rows(connection, "ASK CORRECT " + asked + " AS " + VIP_SQL);
      assertThat(rows(connection, "ASK " + asked)).containsExactly("Ada", "Cleo");
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
    }
  }

  @Test
  void prepare_verdict_isRememberedWhenItIsRun() throws SQLException {
    try (Connection connection = shop();
        PreparedStatement prepared = connection.prepareStatement(CORRECT_VIPS)) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      try (ResultSet rows = prepared.executeQuery()) {
        assertThat(rows(rows).get(0)).startsWith("corrected");
      }
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
    }
  }

  @Test
  void verdict_anyOutcome_leavesTheTargetAsItWas() throws Exception {
    shop().close();
    byte[] before = Files.readAllBytes(path("shop"));
    try (Connection connection = shop()) {
      connection.setAutoCommit(false);
      rows(connection, "ASK CONFIRM '" + COUNT + "'");
      rows(connection, CORRECT_VIPS);
      assertAbstains(
          connection,
          "ASK CORRECT 'Who left?' AS DELETE FROM customer RETURNING name",
          AbstentionReason.REFUSED);
      connection.rollback();
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
      connection.commit();
    }
    assertThat(Files.readAllBytes(path("shop"))).isEqualTo(before);
  }

  @Test
  void correct_hostileQuestion_isTextOnly() throws SQLException {
    String question = "Who is ''\"); DROP TABLE verified; --''?";
    try (Connection connection = shop()) {
      rows(connection, CORRECT_VIPS);
      rows(connection, "ASK CORRECT '" + question + "' AS SELECT name FROM customer WHERE id = 2");
      assertThat(rows(connection, "ASK '" + question + "'")).containsExactly("Ben");
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
      String invisible = "ASK CORRECT 'Who\u0007 is\u202e there?' AS " + VIP_SQL;
      assertThat(rows(connection, invisible).get(0))
          .startsWith("corrected | abstain")
          .contains("NL003");
    }
  }

  private static final String CORTEX =
      """
      tables:
        - name: clients
          base_table: {table: customer}
      verified_queries:
        - {name: vips, question: "Who are our VIPs?", sql: "SELECT name FROM customer WHERE id = 3"}
        - {name: all, question: "How many customers are there?", sql: "SELECT COUNT(*) FROM __clients"}
        - {name: two, question: "Who is best?", sql: "SELECT name FROM customer WHERE id = 1"}
        - {name: too, question: "who is best", sql: "SELECT name FROM customer WHERE id = 2"}
      """;

  @ParameterizedTest
  @CsvSource({"sqlite", "h2"})
  void ask_verifiedInASemanticFile_isAnsweredWithoutMemory(String kind) throws Exception {
    unhurried();
    settings.setProperty(
        "ask.semantics", Files.writeString(folder.resolve("shop.yaml"), CORTEX).toString());
    try (Connection connection = shop(kind, "shop")) {
      assertThat(rows(connection, "ASK who are our VIPs, please")).containsExactly("Cleo");
      assertThat(last(connection, VIPS)).startsWith("decision | verified | answer");
      // in logical names, of which this database has none
      assertThat(rows(connection, COUNT)).containsExactly("3");
      assertAbstains(connection, "ASK who is best?", AbstentionReason.AMBIGUOUS);
    }
    remember();
    try (Connection connection = shop(kind, "shop")) {
      rows(connection, CORRECT_VIPS);
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("Ada", "Cleo");
    }
  }
}
