package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions for numbers of which the evidence tells how they are reckoned. */
class ToldNumbersTest {

  private static final List<String> INSURER =
      List.of(
          "CREATE TABLE office (id INTEGER PRIMARY KEY, name TEXT, desks INTEGER, fee_pct INTEGER)",
          "CREATE TABLE clerk (id INTEGER PRIMARY KEY, name TEXT,"
              + " office_id INTEGER REFERENCES office (id))",
          "CREATE TABLE claim (id INTEGER PRIMARY KEY, office_id INTEGER REFERENCES office (id),"
              + " status TEXT, filed_on DATE, amount INTEGER, payout INTEGER)",
          "INSERT INTO office VALUES (1, 'Leeds', 4, 10), (2, 'York', 5, 20)",
          "INSERT INTO clerk VALUES (1, 'Ada', 1), (2, 'Bo', 1), (3, 'Cy', 2)",
          "INSERT INTO claim VALUES (1, 1, 'settled', '2023-03-01', 100, 60),"
              + " (2, 1, 'rejected', '2023-04-01', 200, 0), (3, 1, 'open', '2024-01-05', 300, NULL),"
              + " (4, 2, 'settled', '2024-02-01', 400, 300), (5, 2, 'settled', '2024-03-01', 50, 50)");

  @TempDir private Path folder;
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ask.penalty", "0");
    connection =
        new AskDriver().connect("jdbc:ask:sqlite:" + folder.resolve("insurer.db"), settings);
    try (Statement statement = connection.createStatement()) {
      for (String one : INSURER) {
        statement.execute(one);
      }
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
          What is the settlement ratio of each office? | The settlement ratio is the share of settled claims among those that are either settled or rejected. | 0.50,Leeds; 1.00,York
          What is the settlement ratio in percent?     | The settlement ratio is the share of settled claims among those that are either settled or rejected. | 75.00
          Which office has the highest payout ratio?   | Payout ratio is the total payout divided by the total amount, over the claims for which a payout is recorded. | York
          What was the payout ratio in 2023?           | Payout ratio is the total payout divided by the total amount, over the claims for which a payout is recorded. | 0.20
          What is the staffing of each office?         | Staffing is the number of clerks divided by its number of desks. | 0.50,Leeds; 0.20,York
          Which offices have a settlement ratio above 60 percent? | The settlement ratio is the share of settled claims among those that are either settled or rejected. | York
          What are the net sales of Leeds?             | Net sales are the amount less the fee percentage of the office. | 540.00
          What is the average payout share by office?  | The payout share of a claim is its payout divided by its amount. | 0.30,Leeds; 0.88,York
          What is the settlement ratio per office, name and percent? | The settlement ratio is the share of settled claims among those that are either settled or rejected. | Leeds,50.00; York,100.00
          List the settlement ratio of each office as a percentage. | The settlement ratio is the share of settled claims among those that are either settled or rejected. | 50.00,Leeds; 100.00,York
          Which office has the highest settlement ratio, and how high is it in percent? | The settlement ratio is the share of settled claims among those that are either settled or rejected. | York,100.00
          Which offices have a settlement ratio above 0.6, and what is it? | The settlement ratio is the share of settled claims among those that are either settled or rejected. | York,1.00
          List the offices whose settlement ratio is over 0.6 with that settlement ratio. | The settlement ratio is the share of settled claims among those that are either settled or rejected. | York,1.00
          What are the net sales per office, name and amount? | Net sales are the amount less the fee percentage of the office. | Leeds,540.00; York,360.00
          What is the shortfall by office?             | The shortfall is the amount minus the payout, counting settled claims only. | 40,Leeds; 100,York
          """)
  void executeQuery_numberThatEvidenceTells_isReckoned(String question, String told, String rows)
      throws SQLException {
    assertThat(ask(question, told)).containsExactlyInAnyOrder(rows.split("; ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          What is the staffing?                        | Staffing is the number of clerks divided by its number of desks.
          What is the settlement ratio of each office? | The settlement ratio is the share of settled claims among all claims, whoever filed them, except small ones.
          What is the shortfall by office, name and percent? | The shortfall is the amount minus the payout, counting settled claims only.
          Which offices have a settlement ratio above 0.6, in percent? | The settlement ratio is the number of settled claims divided by the number of claims.
          What is the load by office?                  | The payout share is the payout divided by the amount.
          What is the spread by office?                | The spread is the number of clerks divided by the number of claims.
          """)
  void executeQuery_numberThatCannotBeReckoned_isNotWritten(String question, String told)
      throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("ASK SQL '" + question + "' USING '" + told + "'")) {
      row.next();
      assertThat("" + row.getString("sql")).doesNotContain("/").doesNotContain("CASE");
    }
  }

  /** What is added up may be of a hundred, of one, or money. */
  @Test
  void executeQuery_percentOfWhatIsNoRatio_isNotReckoned() throws SQLException {
    String told = "The shortfall is the amount minus the payout.";
    String question = "Which offices have a shortfall above 60 percent?";
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("ASK SQL '" + question + "' USING '" + told + "'")) {
      row.next();
      assertThat("" + row.getString("sql")).doesNotContain("0.6");
    }
  }

  private List<String> ask(String question, String told) throws SQLException {
    return RoundedRows.of(connection, "ASK '" + question + "' USING '" + told + "'");
  }
}
