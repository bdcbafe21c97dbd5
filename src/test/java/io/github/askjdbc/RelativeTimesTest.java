package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions about times that are reckoned from the day of asking. */
class RelativeTimesTest extends VerifiedQuestionsFixture {

  private static final String LAST_MONTH = "How many orders were placed last month?";

  @BeforeEach
  void asOfMay() {
    settings.setProperty("ask.today", "2024-05-15");
  }

  private Connection orders() throws SQLException {
    Connection connection = shop();
    run(connection, "CREATE TABLE orders (id INTEGER PRIMARY KEY, order_date DATE, total INTEGER)");
    run(
        connection,
        "INSERT INTO orders VALUES (1, '2024-04-01', 5), (2, '2024-04-30', 7), (3, '2024-05-15', 9),"
            + " (4, '2023-05-16', 4), (5, '2024-03-31', 2)");
    return connection;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          How many orders were placed last month?                | 2
          How many orders were placed this year?                 | 4
          How many orders were placed last year?                 | 1
          How many orders were placed in the last 30 days?       | 2
          How many orders were placed more than 30 days ago?     | 3
          How many orders were placed since last month?          | 3
          """)
  void ask_timeFromToday_isReckonedFromTheStatedDay(String question, String count)
      throws SQLException {
    try (Connection connection = orders()) {
      assertThat(rows(connection, question)).containsExactly(count);
    }
  }

  @Test
  void ask_onAnotherDay_isReckonedFromThat() throws SQLException {
    orders().close();
    settings.setProperty("ask.today", "2024-04-02");
    try (Connection connection = shop()) {
      assertThat(rows(connection, LAST_MONTH)).containsExactly("1");
    }
  }

  @Test
  void confirm_sqlWithReckonedDays_isNotRemembered() throws SQLException {
    try (Connection connection = orders()) {
      assertThat(rows(connection, LAST_MONTH)).containsExactly("2");
      assertThatThrownBy(() -> rows(connection, "ASK CONFIRM '" + LAST_MONTH + "'"))
          .isInstanceOf(AbstentionException.class)
          .hasMessageContainingAll("wrong tomorrow", "ASK CORRECT");
    }
  }

  @Test
  void correct_sqlThatReadsTheClock_isRemembered() throws SQLException {
    String sql = "SELECT COUNT(*) FROM orders WHERE order_date > date('now', '-1 month')";
    try (Connection connection = orders()) {
      rows(connection, "ASK CORRECT '" + LAST_MONTH + "' AS " + sql);
      assertThat(rows(connection, LAST_MONTH)).containsExactly("0");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          order_date >= date('now', 'start of month', '-1 month') | true
          order_date >= date('2024-05-15', '-1 month')            | true
          order_date >= '2024-04-01'                              | true
          order_date >= '2024-01-01'                              | false
          """)
  void check_sqlOfAPeriod_holdsItIfItReckonsFromToday(String condition, boolean held)
      throws SQLException {
    String check =
        "ASK CHECK '" + LAST_MONTH + "' AS SELECT COUNT(*) FROM orders WHERE " + condition;
    try (Connection connection = orders()) {
      assertThat(rows(connection, check).stream().anyMatch(row -> row.contains("used: period")))
          .isEqualTo(held);
    }
  }

  @Test
  void prompt_timeFromToday_saysTheDay() throws SQLException {
    try (Connection connection = orders()) {
      assertThat(String.join("\n", rows(connection, "ASK PROMPT '" + LAST_MONTH + "'")))
          .contains("\"today\"", "2024-05-15");
      assertThat(String.join("\n", rows(connection, "ASK PROMPT 'How many orders are there?'")))
          .doesNotContain("2024-05-15");
    }
  }

  @Test
  void connect_noDay_isRefused() {
    settings.setProperty("ask.today", "2024-5-15");

    assertThatThrownBy(this::shop)
        .hasMessageContainingAll("ask.today", "a day such as 2024-06-30, or nothing");
  }

  @Test
  void ask_withoutStatedDay_isReckonedFromTheTargetsClock() throws SQLException {
    settings.remove("ask.today");
    try (Connection connection = orders()) {
      run(
          connection,
          "INSERT INTO orders VALUES (6, '"
              + LocalDate.now(ZoneId.systemDefault()).minusMonths(1)
              + "', 1)");
      assertThat(rows(connection, LAST_MONTH)).containsExactly("1");
    }
  }
}
