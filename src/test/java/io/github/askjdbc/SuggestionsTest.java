package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an abstention suggests for words that nothing explains, through the driver. */
class SuggestionsTest {

  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR(60), city VARCHAR(60),"
              + " password VARCHAR(60), diagnosis VARCHAR(60))",
          "CREATE TABLE sale (id INTEGER PRIMARY KEY, customer_id INTEGER, net_sales INTEGER,"
              + " FOREIGN KEY (customer_id) REFERENCES customer (id))",
          "INSERT INTO customer VALUES"
              + " (1, 'Todd Casey', 'Ghent', 'Trustno Won', 'Influenza Minor'),"
              + " (2, 'Mia Castel', 'Bruges', 'Quux Corge', 'Arthritis Major'),"
              + " (3, 'Ann Lee', 'University Hospital Leuven', 'Hunter Twoo', 'Asthma')",
          "INSERT INTO sale VALUES (1, 1, 20), (2, 2, 30)");

  @TempDir private Path folder;

  private Connection connect(String target, Properties settings) throws SQLException {
    Connection connection = new AskDriver().connect("jdbc:ask:" + target, settings);
    try (Statement statement = connection.createStatement()) {
      for (String sql : SHOP) {
        statement.execute(sql);
      }
    }
    return connection;
  }

  private static AbstentionException abstention(Connection connection, String question)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return catchThrowableOfType(
          AbstentionException.class, () -> statement.executeQuery(question).close());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Which city is Tod Casey from?    | 'Todd Casey' (customer.name) by \"Tod Casey\"",
        "Which city is Mia Kastel from?   | 'Mia Castel' (customer.name) by \"Mia Kastel\"",
        "How many customers live in Gent? | 'Ghent' (customer.city) by \"Gent\""
      })
  void suggestions_misspeltValue_nameTheStoredOne(String question, String suggestion)
      throws SQLException {
    for (String target :
        List.of("sqlite:" + folder.resolve("shop.db"), "h2:mem:;DATABASE_TO_UPPER=false")) {
      try (Connection connection = connect(target, new Properties())) {
        AbstentionException abstention = abstention(connection, question);

        assertThat(abstention.suggestions())
            .hasSizeBetween(1, 3)
            .contains("Did you mean " + suggestion + "?");
        assertThat(abstention.getMessage()).doesNotContain("Todd", "Castel", "Ghent");
      }
      folder.resolve("shop.db").toFile().delete();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "How many custmers are there?        | NL004 | the table customer by \"custmers\"",
        "What is the city of each custoner?  | NL004 | the table customer by \"custoner\"",
        "What is the naem of each customer?  | NL004 | the column customer.name by \"naem\"",
      })
  void message_misspeltNameOfTheSchema_asksWhetherItWasMeant(
      String question, String state, String suggestion) throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      AbstentionException abstention = abstention(connection, question);

      assertThat(abstention.getSQLState()).isEqualTo(state);
      assertThat(abstention.getMessage()).contains("Did you mean " + suggestion + "?");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many customers have a loyalty card?", // a hint at customer_id takes all its words
        "How many customers have a bike?",
        "What is the pity of each customer?" // an edit away from city, as many short words are
      })
  void message_nounThatIsNowhere_guessesNoName(String question) throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      AbstentionException abstention = abstention(connection, question);

      assertThat(abstention.getSQLState()).isEqualTo("NL002");
      assertThat(abstention.getMessage()).doesNotContain("Did you mean");
    }
  }

  @Test
  void message_anyAbstention_isShortAndSaysNoValueThatTheQuestionDoesNot() throws SQLException {
    String longest = "customers whose city is Ghent or Bruges and whose name is odd ".repeat(20);
    for (String question :
        List.of(
            "Which city is Tod Casey from?",
            "ASK " + longest,
            "How many gorillas are there?",
            "Who are the best customers of the last quarter by net sales?",
            "average sales of customers who came late to Ghent")) {
      try (Connection connection = connect("sqlite::memory:", new Properties())) {
        AbstentionException abstention = abstention(connection, question);

        assertThat(abstention.getMessage().length()).isBetween(20, 400);
        assertThat(abstention.getMessage()).doesNotContain("Todd", "Castel", "Ann Lee", "Leuven");
      }
    }
  }

  @Test
  void message_evidenceThatIsNotUnderstood_saysSo() throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      assertThat(
              abstention(connection, "ASK 'Who are our VIPs?' USING 'VIPs are nice'").getMessage())
          .contains("USING was not understood");
      String understood = "ASK 'Who are our odd VIPs?' USING 'VIP refers to sale.id > 1'";
      assertThat(abstention(connection, understood).getMessage()).doesNotContain("USING");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SELECT * FROM ASK('')", "SELECT * FROM ASK('  ')", "ASK ''"})
  void message_emptyQuestion_saysThatItIsEmpty(String text) throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      AbstentionException abstention = abstention(connection, text);

      assertThat(abstention.getSQLState()).isEqualTo("NL005");
      assertThat(abstention.getMessage()).contains("empty");
    }
  }

  @Test
  void message_full_tellsTheSuggestionToo() throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ask.messages", "full");
    try (Connection connection = connect("sqlite::memory:", settings);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("Which city is Tod Casey from?"))
          .hasMessageContaining("Did you mean 'Todd Casey' (customer.name)");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Which city is Trustno Wonn from?",
        "Who has the password Quux Corg?",
        "How many customers have Influenza Minr?",
        "How many customers have arthritis?",
        "Show the diagnoses of Xyzzy",
        "What is the secret word of the customers?"
      })
  void suggestions_valueOrNameOfPrivateColumn_isNeverTold(String question) throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ask.private", "customer.diagnosis");
    settings.setProperty("ask.messages", "full");
    try (Connection connection = connect("sqlite::memory:", settings)) {
      AbstentionException abstention = abstention(connection, question);
      List<String> told = new ArrayList<>(abstention.suggestions());
      told.add(abstention.getMessage());
      told.addAll(explained(connection, question));

      assertThat(told)
          .allSatisfy(
              text ->
                  assertThat(text.replace(question, ""))
                      .doesNotContain("Trustno Won'", "Quux Corge", "Influenza Minor")
                      .doesNotContain("Arthritis", "customer.diagnosis", "customer.password"));
    }
  }

  private static List<String> explained(Connection connection, String question)
      throws SQLException {
    List<String> told = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet report = statement.executeQuery("ASK EXPLAIN " + question)) {
      while (report.next()) {
        told.add(report.getString("fragment") + " " + report.getString("message"));
      }
    }
    return told;
  }

  @Test
  void suggestions_nothingNear_areNone() throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      assertThat(abstention(connection, "Which customers ride a zeppelin?").suggestions())
          .isEmpty();
    }
  }

  @Test
  void suggestions_valuesWithControlCharacters_areOneLineEach() throws SQLException {
    try (Connection connection = connect("sqlite::memory:", new Properties())) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(
            "INSERT INTO customer (id, city) VALUES (4, 'Kortrijk' || char(10) || char(8238) ||"
                + " 'Big')");
      }
      assertThat(abstention(connection, "How many customers live in Kortrijk?").suggestions())
          .allSatisfy(text -> assertThat(text).doesNotContainPattern("[\\p{Cntrl}\\u202e]"));
    }
  }
}
