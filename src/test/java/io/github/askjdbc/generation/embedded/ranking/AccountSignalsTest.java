package io.github.askjdbc.generation.embedded.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.text.RoundedNumber;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AccountSignalsTest {

  private static final Columns COLUMNS =
      new Columns(
          List.of(
              "demand negation",
              "demand comparison",
              "demand group",
              "demand average",
              "demand total",
              "demand extreme",
              "demand count",
              "demand both",
              "demand order",
              "direction",
              "demands unmet",
              "operations unasked",
              "ownerships broken",
              "words left",
              "names left",
              "parts of names left",
              "values left",
              "numbers left",
              "operations left",
              "units left",
              "verbs left",
              "hinted words left",
              "words of nothing left"));

  @Test
  void add_querySaysAllThatIsAsked_leavesNothing() throws SQLException {
    assertThat(
            signals(
                "What is the average age of patients for each city?",
                "SELECT city, AVG(age) FROM patient GROUP BY city"))
        .isEqualTo("demand group 3, demand average 3");
  }

  @Test
  void add_queryLeavesOutWhatIsAsked_countsWordsByKind() throws SQLException {
    assertThat(
            signals(
                "What is the average age of patients in Lyon for each blood type?",
                "SELECT age FROM patient"))
        .isEqualTo(
            "demand group 2.5, demand average 2, demands unmet 1, words left 4, names left 2,"
                + " values left 1, operations left 1");
  }

  @Test
  void add_queryDoesMore_countsOperations() throws SQLException {
    assertThat(
            signals(
                "List the names of patients", "SELECT name, COUNT(*) FROM patient GROUP BY name"))
        .isEqualTo("demand group 1, demand count 1, operations unasked 2");
  }

  @Test
  void add_wordsOfLongerPhrase_areNoDemandOfTheirOwn() throws SQLException {
    assertThat(
            signals(
                "List the names of patients with age at least 30",
                "SELECT name FROM patient WHERE age >= 30"))
        .isEqualTo("demand comparison 3");
  }

  @Test
  void add_orderAtTheOtherEnd_isAgainstTheDirection() throws SQLException {
    assertThat(
            signals(
                "List the names of patients by age in descending order",
                "SELECT name FROM patient ORDER BY age"))
        .contains("direction -1");
  }

  @Test
  void add_refusedQuery_doesNothingOfWhatIsAsked() throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      assertThat(signals("How many patients are there?", knowledge, Optional.empty()))
          .startsWith("demand count 2, demands unmet 1, words left 3");
    }
  }

  private static String signals(String question, String sql) throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      ParseOutcome outcome = ParsedQuery.parse(sql, Dialect.SQLITE);
      QueryFacts facts =
          ((ParseOutcome.Parsed) outcome).query().resolve(knowledge.catalog()).facts();
      return signals(question, knowledge, Optional.of(facts));
    }
  }

  private static String signals(
      String question, DatabaseKnowledge knowledge, Optional<QueryFacts> facts) {
    Signals signals = new Signals(COLUMNS);
    new AccountSignals(ClinicDatabase.link(question, knowledge)).add(facts, signals);
    float[] row = signals.row();
    return IntStream.range(0, row.length)
        .filter(place -> row[place] != 0)
        .mapToObj(place -> COLUMNS.names().get(place) + " " + RoundedNumber.of(row[place]))
        .collect(Collectors.joining(", "));
  }
}
