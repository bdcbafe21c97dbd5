package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people say of some answers moves the confidence of others from the next connection on. */
class ConnectionRecordTest extends VerifiedQuestionsFixture {

  private static final String CITY = "How many customers are there in Lyon?";

  private static List<String> record(Connection connection) throws SQLException {
    return rows(connection, "ASK EXPLAIN ALL '" + COUNT + "'").stream()
        .filter(row -> row.startsWith("decision | record"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void explain_verdictsOnOtherQuestions_countFromTheNextConnection(String kind)
      throws SQLException {
    String before;
    try (Connection connection = shop(kind, "shop");
        Connection beside = shop(kind, "shop")) {
      before = last(connection, COUNT);

      rows(connection, "ASK CORRECT '" + CITY + "' AS SELECT 77");
      assertThat(last(connection, COUNT)).isEqualTo(before);
      rows(connection, "ASK CONFIRM 'What are the names of the customers?'");
      assertThat(last(connection, COUNT)).isEqualTo(before);
      assertThat(record(connection)).isEmpty();
      assertThat(last(beside, COUNT)).isEqualTo(before);
      // the other effect of a verdict is at once
      assertThat(rows(connection, CITY)).containsExactly("77");
    }
    try (Connection next = shop(kind, "shop")) {
      assertThat(last(next, COUNT)).isNotEqualTo(before);
      assertThat(record(next))
          .singleElement()
          .asString()
          .contains("right in 1 of 2 that are known on this database (2 verdicts)");
    }
  }

  @Test
  void explain_verdictForgotten_countsUntilTheConnectionEnds() throws SQLException {
    try (Connection connection = shop()) {
      rows(connection, "ASK CORRECT '" + CITY + "' AS SELECT 77");
    }
    try (Connection connection = shop()) {
      String before = last(connection, COUNT);
      rows(connection, "ASK FORGET '" + CITY + "'");
      assertThat(last(connection, COUNT)).isEqualTo(before);
      assertThat(record(connection)).hasSize(1);
    }
    try (Connection next = shop()) {
      assertThat(record(next)).isEmpty();
    }
  }
}
