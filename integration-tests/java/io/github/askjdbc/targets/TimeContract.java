package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.AskStatement;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.pipeline.QuestionReport;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Times as the target reckons and writes them. */
interface TimeContract extends TargetSession {

  /** Whether the target has a way to write the quarter of a date with its year. */
  default boolean writesQuarters() {
    return true;
  }

  /** A connection that has never seen the target before, since the table is new. */
  private Connection withCheckups() throws SQLException {
    ClinicScript.drop(target(), "checkup");
    runPastUs("CREATE TABLE checkup (id INTEGER NOT NULL PRIMARY KEY, checkup_date DATE NOT NULL)");
    List<String> days = List.of("2023-11-03", "2023-11-20", "2024-02-01", "2024-07-31");
    for (int id = 0; id < days.size(); id++) {
      runPastUs("INSERT INTO checkup VALUES (" + id + ", '" + days.get(id) + "')");
    }
    return connected();
  }

  private Connection connected() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user());
    properties.setProperty("password", password());
    properties.setProperty("ask.private", "none.of_" + UUID.randomUUID());
    return DriverManager.getConnection(askUrl(), properties);
  }

  /** What the SQL gives that is written for a question, whether or not it is answered. */
  private List<List<String>> written(String question) throws SQLException {
    try (Connection asking = withCheckups()) {
      return rows(target(), rows(asking, "ASK SQL '" + question + "'").get(0).get(1));
    }
  }

  @Test
  default void question_forEachMonth_countsByMonthsOfYears() throws SQLException {
    assertThat(written("How many checkups were there in each month?"))
        .containsExactlyInAnyOrder(
            List.of("2", "2023-11"), List.of("1", "2024-02"), List.of("1", "2024-07"));
  }

  @Test
  default void question_forEachYear_countsByYears() throws SQLException {
    assertThat(written("How many checkups were there in each year?"))
        .containsExactlyInAnyOrder(List.of("2", "2023"), List.of("2", "2024"));
  }

  @Test
  default void question_forEachQuarter_countsByQuartersOfYears() throws SQLException {
    List<List<String>> counts = written("How many checkups were there in each quarter?");
    if (writesQuarters()) {
      assertThat(counts)
          .containsExactlyInAnyOrder(
              List.of("2", "2023-Q4"), List.of("1", "2024-Q1"), List.of("1", "2024-Q3"));
    } else {
      assertThat(counts).doesNotContain(List.of("2", "2023-Q4"));
    }
  }

  @Test
  default void question_forEachQuarterOfAYear_countsByTheirNumbers() throws SQLException {
    assertThat(written("How many checkups were there in each quarter of 2024?"))
        .containsExactlyInAnyOrder(List.of("1", "1"), List.of("1", "3"));
  }

  @Test
  default void question_monthWithMost_givesTheMonth() throws SQLException {
    assertThat(written("Which month had the most checkups?")).containsExactly(List.of("2023-11"));
  }

  @Test
  default void question_percentOfRows_dividesWithFractions() throws SQLException {
    List<List<String>> percent = written("What percent of the checkups were in November 2023?");
    assertThat(percent).hasSize(1);
    assertThat(Double.parseDouble(percent.get(0).get(0))).isEqualTo(50);
  }

  @Test
  default void question_growth_dividesWithFractions() throws SQLException {
    List<List<String>> growth =
        written("By what percent did the number of checkups grow from 2023 to July 2024?");
    assertThat(growth).hasSize(1);
    assertThat(Double.parseDouble(growth.get(0).get(0))).isEqualTo(-50);
  }

  @Test
  default void question_timeOfDay_isComparedAsTheTargetWritesIt() throws SQLException {
    ClinicScript.drop(target(), "arrival");
    runPastUs(
        "CREATE TABLE arrival (id INTEGER NOT NULL PRIMARY KEY, arrived_at TIMESTAMP NOT NULL)");
    runPastUs("INSERT INTO arrival VALUES (1, '2023-11-03 08:15:00')");
    runPastUs("INSERT INTO arrival VALUES (2, '2023-11-20 21:05:00')");
    try (Connection asking = connected()) {
      String sql =
          rows(asking, "ASK SQL 'How many arrivals before 09:00 were there?'").get(0).get(1);

      assertThat(sql).contains("'09:00'");
      assertThat(rows(target(), sql)).containsExactly(List.of("1"));
    }
  }

  @Test
  default void question_ofToday_isReckonedByTheTargetsClock() throws SQLException {
    try (Connection asking = withCheckups();
        Statement statement = asking.createStatement();
        ResultSet result =
            statement.executeQuery("ASK EXPLAIN 'How many checkups were there today?'")) {
      assertThat(result.next()).isTrue();
      LocalDate today =
          statement
              .unwrap(AskStatement.class)
              .lastReport()
              .flatMap(QuestionReport::linked)
              .flatMap(LinkedQuestion::today)
              .orElseThrow();
      LocalDate here = LocalDate.now(ZoneId.systemDefault());
      assertThat(today).isBetween(here.minusDays(1), here.plusDays(1));
    }
  }
}
