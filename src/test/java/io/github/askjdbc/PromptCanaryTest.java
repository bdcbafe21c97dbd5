package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A database with a canary in every cell, default, check, enumeration, view and sample value of its
 * semantic model: none of them is in anything that a model is sent.
 */
class PromptCanaryTest {

  private static final String WORD = "zqcanary";
  private static final String NUMBER = "918273";
  private static final String SECRET = "zqsecret";
  private static final String HIDDEN = "zqhidden";

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE ward (id INTEGER PRIMARY KEY, name VARCHAR(40) DEFAULT 'zqcanary ward',"
              + " floor INTEGER DEFAULT 918273 CHECK (floor > -9182731), zqsecret VARCHAR(20))",
          "CREATE TABLE patient (id INTEGER PRIMARY KEY, name VARCHAR(40) CHECK (name <>"
              + " 'zqcanary check'), city VARCHAR(40), weight DECIMAL(12, 2), ward_id INTEGER"
              + " REFERENCES ward (id))",
          "CREATE TABLE treatment (id INTEGER PRIMARY KEY, title VARCHAR(40), price DECIMAL(12, 2),"
              + " kind_cd VARCHAR(2), state_cd VARCHAR(2))",
          "INSERT INTO treatment VALUES (9182731, 'zqcanary bath', 9182732.5, 'WA', 'OK'),"
              + " (9182733, 'zqcanary salt', 9182734.5, 'DR', 'OK'),"
              + " (9182735, 'zqcanary mud', 9182739.5, 'WA', 'NO')",
          "CREATE TABLE coded (list_nm VARCHAR(20), code_cd VARCHAR(2), descr_tx VARCHAR(40))",
          "INSERT INTO coded VALUES ('KIND', 'WA', 'wet zqcanary'), ('KIND', 'DR', 'dry zqcanary'),"
              + " ('STATE', 'OK', 'approved zqcanary'), ('STATE', 'NO', 'forbidden zqcanary')",
          "CREATE TABLE zqhidden (id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward (id))",
          "CREATE VIEW heavy AS SELECT name FROM patient WHERE city <> 'zqcanary view'",
          "INSERT INTO ward VALUES (9182731, 'zqcanary north', 9182732, 'zqcanary s'),"
              + " (9182733, 'zqcanary south', 9182734, 'zqcanary t')",
          "INSERT INTO patient VALUES (9182735, 'Zqcanary Ann', 'Leeds zqcanary', 9182736.5,"
              + " 9182731), (9182737, 'Zqcanary Bo', 'York zqcanary', 9182738.5, 9182733)");

  private static final String SEMANTICS =
      """
      name: clinic
      tables:
        - name: ward
          base_table: {table: ward}
          description: where patients lie, see zqhidden
          dimensions:
            - name: name
              expr: name
              data_type: VARCHAR
              description: what people call it, unlike zqsecret
              synonyms: [station]
              sample_values: [zqcanary north]
          filters:
            - name: northern
              expr: name = 'zqcanary north'
      verified_queries:
        - name: north
          question: how many patients are in the zqcanary north, as zqsecret says
          sql: SELECT COUNT(*) FROM patient WHERE city = 'zqcanary verified'
        - name: south
          question: how many patients are in Zqcanarytown on floor 918273
          sql: SELECT COUNT(*) FROM patient WHERE weight > 918273
        - name: hidden
          question: which zqhidden are there
          sql: SELECT ward_id FROM zqhidden
        - name: none
          question: how many nurses does zqcanary have
          unanswerable: true
      """;

  /** With words of cells, of filters and of nothing, so that links and repairs take place. */
  private static final List<String> QUESTIONS =
      List.of(
          "How many treatments cost more than the average treatment?",
          "How many patients weigh more than the average patient?",
          "Which patients live in Leeds?",
          "What is the name of the heaviest patient in each ward?",
          "How many patients are in the northern ward?",
          "Names of patients whose ward has the most patients",
          "How many wards are there?",
          "How many patients are there?",
          "Names of patients that weigh more than the average patient",
          "Which patients weigh more than the average?",
          "Which treatments are dearer than the average?",
          "How many treatments are dearer than the average treatment?",
          "How many treatments supposedly cost more than the average treatment?",
          "How many wet treatments supposedly cost more than the average treatment?",
          "Which treatments are approved?",
          "Which patients honestly weigh more than the average?",
          "List the wards that have more patients than the ward of Ann");

  /** What a model may write that makes the target's own message hold a cell. */
  private static final List<String> REPLIES =
      List.of(
          "SELECT CAST(name AS INTEGER) FROM patient",
          "SELECT wrong FROM patient WHERE city = 'York'",
          "SELECT name FROM patient WHERE weight > (SELECT AVG(weight) FROM patient)",
          "SELECT title FROM treatment WHERE price > (SELECT AVG(price) FROM treatment)",
          "SELECT COUNT(*) FROM treatment WHERE price > (SELECT AVG(price) FROM treatment)");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "h2:mem:canary;DB_CLOSE_DELAY=-1",
        "sqlite:FILE",
        "duckdb:FILE",
        "hsqldb:mem:canary",
        "derby:memory:canary;create=true"
      })
  void prompts_withValuesNone_holdNothingOfTheData(String url) throws Exception {
    List<String> sent = sent(url, "none");

    assertThat(sent)
        .hasSizeGreaterThan(20)
        .noneMatch(text -> holds(text, WORD))
        .noneMatch(text -> holds(text, NUMBER))
        .noneMatch(text -> holds(text, SECRET))
        .noneMatch(text -> holds(text, HIDDEN))
        .anyMatch(text -> holds(text, "what people call it") || holds(text, "station"))
        .as("a query that failed is told of")
        .anyMatch(text -> text.contains("failed_sql"))
        .as("demonstrations are shown")
        .anyMatch(text -> text.contains("\"how many patients are in ? on floor ?\""))
        .anyMatch(text -> text.contains("\"how many ? have\",\"sql\":null"))
        .as("an opinion is asked for")
        .anyMatch(text -> text.contains("verdict"));
  }

  @Test
  void prompts_withValuesSamples_holdCellsButNothingPrivate() throws Exception {
    List<String> sent = sent("sqlite:FILE", "samples");

    assertThat(sent)
        .anyMatch(text -> holds(text, WORD))
        .noneMatch(text -> holds(text, SECRET))
        .noneMatch(text -> holds(text, HIDDEN));
  }

  private static boolean holds(String text, String word) {
    return text.toLowerCase(Locale.ROOT).contains(word);
  }

  /** All that a model was sent or would be, over many questions and kinds of replies. */
  private List<String> sent(String url, String values) throws SQLException, IOException {
    Path semantics = Files.writeString(folder.resolve("clinic.yml"), SEMANTICS);
    String target = url.replace("FILE", folder.resolve("canary.db").toString());
    List<String> sent = new ArrayList<>();
    AskDriver driver = new AskDriver();
    try (Connection keeping = driver.connect("jdbc:ask:" + target, new Properties())) {
      try (Statement statement = keeping.createStatement()) {
        for (String sql : TABLES) {
          statement.execute(sql);
        }
      }
      for (String reply : REPLIES) {
        sent.addAll(sentWith(reply, target, settings(values, semantics), sent.isEmpty()));
      }
    }
    return sent;
  }

  private static Properties settings(String values, Path semantics) {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:stub");
    properties.setProperty("ask.model.when", "always");
    properties.setProperty("ask.model.effort", "medium");
    properties.setProperty("ask.penalty", "7");
    properties.setProperty("ask.model.values", values);
    properties.setProperty("ask.private", SECRET);
    properties.setProperty(
        "ask.tables", "ward,patient,heavy,treatment,coded,WARD,PATIENT,HEAVY,TREATMENT,CODED");
    properties.setProperty("ask.semantics", semantics.toString());
    properties.setProperty("ask.budget.time", "60s");
    return properties;
  }

  /**
   * What a model that replies so is sent.
   *
   * @param shown whether what would be sent first is added, which does not depend on the reply
   */
  private static List<String> sentWith(
      String reply, String target, Properties settings, boolean shown)
      throws SQLException, IOException {
    List<String> sent = new ArrayList<>();
    String json = new ObjectMapper().writeValueAsString(Map.of("sql", reply));
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), Speaks.says(json))) {
      Properties properties = new Properties();
      properties.putAll(settings);
      properties.setProperty("ask.model.url", stub.url());
      try (Connection connection = new AskDriver().connect("jdbc:ask:" + target, properties);
          Statement statement = connection.createStatement()) {
        if (shown) {
          ask(statement, "ASK PROMPT ", sent);
        }
        // an answer, or a refusal: what matters is what the stub was sent
        ask(statement, "ASK SQL ", new ArrayList<>());
      }
      sent.addAll(ModelShop.texts(stub));
    }
    return sent;
  }

  private static void ask(Statement statement, String verb, List<String> cells)
      throws SQLException {
    for (String question : QUESTIONS) {
      cells.addAll(ModelShop.cells(statement, verb + question));
    }
  }
}
