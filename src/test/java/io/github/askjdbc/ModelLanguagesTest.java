package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions in other languages than English, to databases with names in any, through JDBC. */
class ModelLanguagesTest {

  @TempDir private Path folder;

  /**
   * One question.
   *
   * @param outcome the first cell, or the SQLSTATE with a word of the message
   */
  record Case(
      String database, String question, String english, String sql, String names, String outcome) {

    static Case of(String line) {
      List<String> parts = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
      return new Case(
          parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4), parts.get(5));
    }

    String reply() {
      ObjectNode reply = new ObjectMapper().createObjectNode();
      reply.put("sql", sql).put("reason", "as asked").put("confidence", 1);
      if (!english.isEmpty()) {
        reply.put("english", english);
      } else if (database.equals("theirs")) {
        reply.put("english", question);
      }
      ArrayNode said = reply.putArray("names");
      for (String name : names.isEmpty() ? new String[0] : names.split(";", -1)) {
        String[] pair = name.split("=", 2);
        said.addObject().put("name", pair[0]).put("english", pair.length > 1 ? pair[1] : "x y z");
      }
      return reply.toString();
    }

    @Override
    public String toString() {
      return question + " -> " + english + " " + names;
    }
  }

  static List<Case> cases() throws IOException {
    return resource("model/other-languages.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(Case::of)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void ask_otherLanguage_isReadInEnglishOrNot(Case asked) throws Exception {
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), Speaks.says(asked.reply()));
        Connection connection = connection(asked.database(), stub.url());
        Statement statement = connection.createStatement()) {
      assertThat(outcome(statement, asked.question())).startsWith(asked.outcome().split(" ")[0]);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void ask_translationDisagrees_messageSaysInWhat(Case asked) throws Exception {
    String[] outcome = asked.outcome().split(" ");
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), Speaks.says(asked.reply()));
        Connection connection = connection(asked.database(), stub.url());
        Statement statement = connection.createStatement()) {
      assertThat(outcome(statement, asked.question())).contains(outcome[outcome.length - 1]);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ask_otherLanguage_oneCallAsksForEnglishAndWarningShowsIt(boolean schema) throws Exception {
    Case asked = cases().get(0);
    Speaks speaks = Speaks.says(asked.reply());
    try (ModelStub stub =
            ModelStub.of(
                Speaks.says("Red"), schema ? speaks : speaks.without(Capability.JSON_SCHEMA));
        Connection connection = connection("ours", stub.url());
        Statement statement = connection.createStatement()) {
      assertThat(ModelShop.cells(statement, "ASK " + asked.question())).containsExactly("3");

      assertThat(statement.getWarnings().getMessage())
          .contains("asked openai:stub")
          .contains("; read in English as \"How many customers are there?\"");
      List<String> sent = ModelShop.texts(stub);
      List<String> asking = sent.stream().filter(text -> text.contains("\"english\"")).toList();
      assertThat(asking).hasSize(1);
      assertThat(asking.get(0)).contains("{\"question\":\"Wie viele Kunden gibt es?\"}");
      assertThat(ModelShop.cells(statement, "ASK PROMPT " + asked.question()))
          .contains(asking.get(0));
    }
  }

  @Test
  void ask_english_promptAsksForNoEnglish() throws Exception {
    try (ModelStub stub =
            ModelStub.of(Speaks.says("Red"), Speaks.says(ModelShop.json("SELECT 1")));
        Connection connection = connection("ours", stub.url());
        Statement statement = connection.createStatement()) {
      outcome(statement, ModelShop.UNSURE);

      assertThat(ModelShop.texts(stub)).noneMatch(text -> text.contains("\"english\""));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Wie viele Kunden gibt es?",
        "Combien de clients y a-t-il ?",
        "¿Cuántos clientes hay?",
        "顧客は何人いますか"
      })
  void ask_noModel_refusalSaysThatItIsNotEnglish(String question) throws Exception {
    for (Connection connection :
        List.of(connection("ours", ""), connection("ours", "http://localhost:1/v1", "never"))) {
      try (connection;
          Statement statement = connection.createStatement()) {
        assertThat(outcome(statement, question))
            .startsWith("NL00")
            .contains("does not seem to be English");
      }
    }
  }

  @Test
  void execute_bareTextInAnotherLanguage_goesToTheTarget() throws Exception {
    try (Connection connection = connection("ours", "http://localhost:1/v1");
        Statement statement = connection.createStatement()) {
      assertThat(outcome(statement, "", "Wie viele Kunden gibt es?")).doesNotStartWith("NL");
    }
  }

  private Connection connection(String database, String url, String... when)
      throws SQLException, IOException {
    Properties properties = new Properties();
    properties.setProperty("ask.budget.time", "60s");
    if (!url.isEmpty()) {
      properties.setProperty("ask.model", "openai:stub");
      properties.setProperty("ask.model.url", url);
      properties.setProperty("ask.model.when", when.length == 0 ? "unsure" : when[0]);
    }
    if (database.equals("ours")) {
      return new ModelShop(Files.createTempDirectory(folder, "shop")).connect(properties);
    }
    String target = "h2:mem:" + folder.getFileName() + ";DB_CLOSE_DELAY=-1;DATABASE_TO_LOWER=TRUE";
    try (Connection plain = DriverManager.getConnection("jdbc:" + target);
        Statement statement = plain.createStatement()) {
      statement.execute("DROP ALL OBJECTS");
      statement.execute(resource("model/werkstatt.sql"));
    }
    return new AskDriver().connect("jdbc:ask:" + target, properties);
  }

  private static String outcome(Statement statement, String question) {
    return outcome(statement, "ASK ", question);
  }

  private static String outcome(Statement statement, String form, String question) {
    try {
      return ModelShop.cells(statement, form + question).get(0);
    } catch (SQLException refused) {
      return refused.getSQLState() + " " + refused.getMessage();
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ModelLanguagesTest.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
