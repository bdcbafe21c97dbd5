package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.askjdbc.AbstentionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ask.audit} records, through the driver with its own components. */
class AuditTest {

  private static final String COUNT = "How many towns are there?";

  @TempDir private Path folder;
  private Path file;
  private StandardComponents components;

  @BeforeEach
  void open() {
    file = folder.resolve("audit.jsonl");
    components = new StandardComponents();
  }

  @AfterEach
  void close() {
    components.close();
  }

  private Connection connect(String... settings) throws SQLException {
    Properties properties = new Properties();
    for (int i = 0; i < settings.length; i += 2) {
      properties.setProperty(settings[i], settings[i + 1]);
    }
    OperatorFile none = new OperatorFile(name -> null, name -> null);
    Connection connection =
        new Connector(components, none, System::nanoTime)
            .connect("jdbc:ask:sqlite:" + folder.resolve("towns.db"), properties);
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE IF NOT EXISTS town (id INTEGER PRIMARY KEY, name TEXT)");
      statement.execute("INSERT OR IGNORE INTO town VALUES (1, 'Ely'), (2, 'Wells')");
    }
    return connection;
  }

  private Connection recording(String how) throws SQLException {
    return connect("ask.audit", "file:" + file, "ask.audit.questions", how);
  }

  private List<JsonNode> lines() throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(JsonMapper.builder().build().readTree(line));
    }
    return lines;
  }

  private static void ask(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      assertThat(rows.next()).isTrue();
    }
  }

  private static void refused(Connection connection, String text) {
    assertThatThrownBy(() -> ask(connection, text)).isInstanceOf(AbstentionException.class);
  }

  @Test
  void audit_everyFormAndOutcome_oneLineEach() throws SQLException, IOException {
    try (Connection connection = recording("text")) {
      ask(connection, COUNT);
      ask(connection, COUNT); // decided a moment ago
      ask(connection, "ASK SQL " + COUNT);
      ask(connection, "ASK EXPLAIN " + COUNT);
      ask(connection, "ASK CHECK '" + COUNT + "' AS SELECT COUNT(*) FROM town");
      ask(connection, "SELECT * FROM ASK('" + COUNT + "') t");
      ask(connection, "ASK what tables are there?");
      refused(connection, "How many lawyers live in Oslo?");
      refused(connection, "ASK delete all the towns");
      refused(connection, "ASK '" + "x".repeat(10_001) + "'");
      ask(connection, "SELECT name FROM town WHERE name = 'Ely'");
    }

    assertThat(lines())
        .extracting(line -> line.path("form").asText() + " " + line.path("decision").asText())
        .containsExactly(
            "answer answer",
            "answer answer",
            "sql answer",
            "explain answer",
            "check answer",
            "call answer",
            "answer answer",
            "answer abstain",
            "answer abstain",
            "unread abstain");
    assertThat(lines())
        .extracting(line -> line.path("sqlstate").asText("-"))
        .endsWith("-", "NL002", "NL005", "NL005");
    assertThat(lines().get(6).path("writer").asText()).isEqualTo("catalog");
    JsonNode first = lines().get(0);
    assertThat(first.path("question").asText()).isEqualTo(COUNT);
    assertThat(first.path("sql").asText()).isEqualTo("SELECT COUNT(*) FROM town");
    assertThat(first.path("p").asDouble()).isBetween(0.5, 1.0);
    assertThat(first.path("writer").asText()).isNotEmpty();
    assertThat(first.path("time").asText()).endsWith("Z");
  }

  @Test
  void audit_byDefault_holdsHashesAndNoLiteral() throws SQLException, IOException {
    try (Connection connection = connect("ask.audit", "file:" + file)) {
      ask(connection, "ASK SQL What is the id of the town with the name Wells?");
    }

    assertThat(Files.readString(file)).doesNotContain("Wells").contains("question_sha256");
  }

  @Test
  void audit_severalQuestionsOfWhichOneFails_noneIsRecordedAsAnswered()
      throws SQLException, IOException {
    try (Connection connection = recording("text")) {
      refused(
          connection,
          "SELECT * FROM ASK('" + COUNT + "') a, ASK('How many lawyers live in Oslo?') b");
    }

    assertThat(lines())
        .extracting(line -> line.path("decision").asText())
        .containsExactly("abstain", "abstain");
  }

  @Test
  void audit_preparedQuestion_oneLineHoweverOftenItRuns() throws SQLException, IOException {
    try (Connection connection = recording("text");
        PreparedStatement statement = connection.prepareStatement(COUNT)) {
      for (int i = 0; i < 3; i++) {
        statement.executeQuery().close();
      }
    }

    assertThat(lines()).hasSize(1);
  }

  @Test
  void audit_fileThatCannotBeUsed_refusesTheConnection() throws IOException {
    Files.writeString(file, "notes of mine");

    assertThatThrownBy(() -> recording("hash"))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.audit")
        .hasMessageContaining("lines of JSON")
        .hasMessageNotContaining("notes of mine");
  }

  @Test
  void audit_inTheUrl_isRefused() {
    OperatorFile none = new OperatorFile(name -> null, name -> null);
    assertThatThrownBy(
            () ->
                new Connector(components, none, System::nanoTime)
                    .connect("jdbc:ask:sqlite::memory:?ask.audit=logger:x", new Properties()))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.audit");
  }

  @Test
  void audit_fileThatFailsLater_answersAreGivenAllTheSame() throws SQLException, IOException {
    try (Connection connection = recording("text")) {
      Files.delete(file);
      Files.createDirectory(file);
      ask(connection, COUNT);
    }
  }

  @Test
  void audit_toALogger_linesAreLogged() throws SQLException {
    List<String> logged = new ArrayList<>();
    Logger logger = Logger.getLogger("ask.audit.test");
    logger.setUseParentHandlers(false);
    logger.addHandler(
        new Handler() {
          @Override
          public void publish(LogRecord one) {
            logged.add(one.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
    try (Connection connection = connect("ask.audit", "logger:ask.audit.test")) {
      ask(connection, COUNT);
    }

    assertThat(logged).hasSize(1);
    assertThat(logged.get(0)).startsWith("{\"time\":").endsWith("}");
  }

  @Test
  void audit_notAskedFor_nothingIsRecorded() throws SQLException {
    try (Connection connection = connect()) {
      ask(connection, COUNT);
    }
    assertThat(file).doesNotExist();
  }
}
