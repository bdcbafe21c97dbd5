package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.Decision;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions that come with definitions in plain English, asked of a database. */
class DefinedTermsTest {

  private static final String VIPS =
      "'which customers are our VIPs?' USING 'a VIP has more than 10 orders'";

  @TempDir private Path folder;
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection =
        DriverManager.getConnection(
            "jdbc:ask:sqlite:" + folder.resolve("shop.db").toUri().getPath());
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT, born_on DATE, city TEXT,"
              + " service_class TEXT, credit_limit INTEGER)");
      statement.execute(
          "CREATE TABLE orders (id INTEGER PRIMARY KEY,"
              + " customer_id INTEGER REFERENCES customers (id), amount REAL, ordered_on DATE)");
      statement.execute(
          "INSERT INTO customers VALUES (1, 'Ada', '1950-04-01', 'Ghent', 'G', 900),"
              + " (2, 'Bo', '1990-02-03', 'Bruges', 'S', NULL),"
              + " (3, 'Cy', '2001-09-30', 'Ghent', 'G', 100)");
      statement.execute(
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)"
              + " INSERT INTO orders SELECT i, CASE WHEN i <= 12 THEN 1 WHEN i <= 25 THEN 2"
              + " ELSE 3 END, i * 10, '2024-01-' || printf('%02d', i) FROM n");
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Which customers are VIPs?            | a VIP has more than 10 orders                      | Ada,Bo
          Which customers are heavy users?     | Heavy users are all customers with more than 12 orders | Bo
          How many large orders were there?    | A large order is an order with an amount of 250 or more. | 6
          Which gold customers live in Ghent?  | The service class is one letter: G stands for gold, S for silver. | Ada,Cy
          How many silver customers are there? | Codes of the service class: G gold, S silver, B bronze | 1
          How many seniors do we have?         | Seniors are the customers born before 1 January 1960. | 1
          """)
  void executeQuery_termOfADefinition_isUnderstood(String question, String evidence, String cells)
      throws SQLException {
    assertThat(column("ASK '" + question + "' USING '" + evidence + "'", 1))
        .containsExactlyInAnyOrder(cells.split(",", -1));
  }

  @Test
  void explain_termOfADefinition_saysHowTheQuestionWasRead() throws SQLException {
    assertThat(column("ASK EXPLAIN " + VIPS, "message"))
        .contains("read as: Which customers have more than 10 orders?");
  }

  @Test
  void lastReport_termOfADefinition_holdsTheQuestionAsItWasAsked() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("ASK " + VIPS);
      var report = statement.unwrap(AskStatement.class).lastReport().orElseThrow();

      assertThat(report.decision()).isInstanceOf(Decision.Answer.class);
      assertThat(report.question().text()).isEqualTo("which customers are our VIPs?");
      assertThat(report.linked().orElseThrow().question().text())
          .isEqualTo("Which customers are our VIPs?");
      assertThat(report.linked().orElseThrow().question().evidence())
          .contains("a VIP has more than 10 orders");
    }
  }

  @Test
  void executeQuery_evidenceThatIsNotUnderstood_saysSoAndNotThatTheDatabaseLacksIt() {
    assertThatThrownBy(
            () ->
                column(
                    "ASK 'How many sleepers do we have?'"
                        + " USING 'Sleepers doze off now and then. We love them all.'",
                    1))
        .isInstanceOf(AbstentionException.class)
        .hasFieldOrPropertyWithValue("SQLState", "NL004")
        .hasMessageContaining(
            "What follows USING was not understood: 'Sleepers doze off now and then'");
  }

  @Test
  void executeQuery_wordThatNeitherDatabaseNorEvidenceExplains_saysThatNothingDoes() {
    assertThatThrownBy(
            () -> column("ASK 'How many sleepers have a dromedary?' USING 'Sleepers doze off.'", 1))
        .isInstanceOf(AbstentionException.class)
        .hasFieldOrPropertyWithValue("SQLState", "NL002")
        .hasMessageContaining("dromedary");
  }

  private List<String> column(String text, Object column) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      while (rows.next()) {
        cells.add(column instanceof Integer at ? rows.getString(at) : rows.getString("" + column));
      }
    }
    return cells;
  }
}
