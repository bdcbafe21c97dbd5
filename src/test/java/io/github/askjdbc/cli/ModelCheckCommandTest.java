package io.github.askjdbc.cli;

import static io.github.askjdbc.llm.Behaviours.redirects;
import static io.github.askjdbc.llm.Behaviours.revokesKey;
import static io.github.askjdbc.llm.Behaviours.sends;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Behaviour;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code ask model check} says of servers that work, and of those that do not. */
class ModelCheckCommandTest {

  private static final String KEY = "sk-canary-4711";
  private static final String SQL = "{\"sql\": \"SELECT COUNT(*) FROM patient\", \"reason\": \"\"}";
  private static final String HTML = "<html><body>Welcome</body></html>";

  @TempDir private Path folder;
  private String url;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void makeDatabase() throws SQLException {
    url = "sqlite:" + folder.resolve("clinic.db");
    try (Connection connection = DriverManager.getConnection("jdbc:" + url);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, password TEXT)");
      statement.execute("INSERT INTO patient VALUES (1, 'Canarias', 'secretly')");
    }
  }

  @Test
  void check_serverThatCanDoEverything_isUsable() {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(check("openai:stub", stub.url(), "ask.model.price=1000,2000")).isZero();

      assertThat(output.toString().lines())
          .first()
          .isEqualTo("openai:stub is asked at " + stub.url() + " with a key.");
      assertThat(output.toString())
          .contains("It was reached, and replied to a first word in ")
          .contains(
              "JSON schema: yes; log-probabilities: yes; several replies to one call (n): yes")
          .contains("A cold prompt of this database took ", "A warm prompt of this database took ")
          .contains(", 11 tokens in and 7 out, cost 0.02500; the reply holds SQL.")
          .endsWith("It can be used." + System.lineSeparator())
          .doesNotContain("To change", KEY);
    }
  }

  /** Two questions with one schema, and nothing of the data or of a private column. */
  @Test
  void check_prompts_areThoseOfQuestions() {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(check("openai:stub", stub.url())).isZero();

      List<String> sent = stub.received().stream().map(one -> one.body().toString()).toList();
      assertThat(sent).hasSize(3).noneMatch(text -> text.contains("Canarias"));
      assertThat(sent).noneMatch(text -> text.contains("password") || text.contains("secretly"));
      assertThat(sent.subList(1, 3)).allMatch(text -> text.contains("CREATE TABLE patient"));
      assertThat(sent.get(1)).isNotEqualTo(sent.get(2));
    }
  }

  @Test
  void check_anthropic_isUsable() {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(check("anthropic:stub", stub.url())).isZero();
      assertThat(output.toString()).contains("log-probabilities: no; several", "It can be used.");
    }
  }

  @Test
  void check_localModel_isAskedForPlainText() {
    try (ModelStub stub = ModelStub.of(Speaks.says("```sql\nSELECT COUNT(*) FROM patient\n```"))) {
      assertThat(check("llama:stub", stub.url())).isZero();
      assertThat(output.toString())
          .contains("JSON schema: not used, plain text is asked for; log-probabilities: yes")
          .doesNotContain("To change");
      assertThat(stub.received())
          .hasSize(3)
          .noneMatch(request -> request.body().has("response_format"));
    }
  }

  @Test
  void check_noJsonSchema_isUsableAndSaysIt() {
    Speaks plain = Speaks.says("```sql\nSELECT COUNT(*) FROM patient\n```");
    for (Speaks one :
        List.of(
            plain.without(Capability.JSON_SCHEMA, Capability.LOG_PROBABILITIES),
            plain.refusing(400, Capability.JSON_SCHEMA, Capability.LOG_PROBABILITIES))) {
      try (ModelStub stub = ModelStub.of(one)) {
        assertThat(check("openai:stub", stub.url())).isZero();
        assertThat(output.toString())
            .contains("JSON schema: no; log-probabilities: no;", "the reply holds SQL")
            .contains("To change: More replies would be of use if the server held the model to");
      }
    }
  }

  static Stream<Arguments> faults() {
    Behaviour onlyMessages =
        (exchange, request) ->
            (request.path().endsWith("/messages")
                    ? Speaks.says(SQL)
                    : sends(404, "application/json", "{}"))
                .answer(exchange, request);
    Behaviour completionsAnywhere =
        sends(200, "application/json", "{\"choices\":[{\"message\":{\"content\":\"x\"}}]}");
    return Stream.of(
        Arguments.of("openai:x", revokesKey(), "Set ask.model.key to a key of this very endpoint"),
        Arguments.of(
            "ollama:x:7b",
            sends(404, "application/json", "{}"),
            "Get the model with 'ollama pull x:7b'; 'ollama list' shows"),
        Arguments.of(
            "openai:x",
            sends(404, "application/json", "{}"),
            "Set ask.model to a name that the endpoint lists under "),
        Arguments.of("openai:x", onlyMessages, "speaks as Anthropic does anthropic:"),
        Arguments.of("anthropic:x", completionsAnywhere, "any other one openai:"),
        Arguments.of(
            "openai:x", sends(200, "text/html", HTML), "See that ask.model.url ends where the API"),
        Arguments.of(
            "openai:x",
            sends(400, "application/json", "{\"error\":\"no chat template\"}"),
            "Take a model that is tuned to follow instructions and has a chat template"),
        Arguments.of(
            "llama:x",
            Speaks.says("and then and then").without(Capability.JSON_SCHEMA),
            "Take a model that is tuned to follow instructions and has a chat template"),
        Arguments.of(
            "openai:x", redirects("http://localhost:1/v1"), "Set ask.model.url to where it leads"),
        Arguments.of(
            "openai:x", sends(503, "text/plain", "loading"), "Look into the server's own log"));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource("faults")
  void check_faultOfTheServer_isToldWithWhatMendsIt(
      String model, Behaviour behaviour, String remedy) {
    try (ModelStub stub = ModelStub.of(behaviour)) {
      assertThat(check(model, stub.url())).isEqualTo(1);
      mends(remedy);
    }
  }

  /** A short request is taken; that of the schema is not. */
  @Test
  void check_promptIsTooLong_sentenceOfTheContext() {
    try (ModelStub stub =
        ModelStub.of(Speaks.says(SQL), sends(400, "application/json", "{\"error\":\"n_ctx\"}"))) {
      assertThat(check("llama:x", stub.url())).isEqualTo(1);
      assertThat(output.toString()).contains("The prompt of this database failed: the model llama");
      mends("Give the model a longer context (-c of llama-server");
    }
  }

  @Test
  void check_nothingListens_saysHowToStartIt() {
    assertThat(check("ollama:x", ModelStub.nowhere())).isEqualTo(1);
    mends("Start it with 'ollama serve', or set ask.model.url");
    assertThat(check("llama:x", ModelStub.nowhere())).isEqualTo(1);
    mends("Start it with 'llama-server -m MODEL.gguf --port 8080'");
  }

  @Test
  void check_serverHangs_endsAtTheWait() {
    ModelStub[] stub = new ModelStub[1];
    stub[0] = ModelStub.of((exchange, request) -> stub[0].hang());
    try (ModelStub open = stub[0]) {
      assertThat(check("openai:x", open.url())).isEqualTo(1);
      mends("See in the server's log whether it still loads the model, and wait longer");
    }
  }

  @Test
  void check_slowerThanAQuestionMayWait_namesTheBudget() {
    Behaviour slow =
        (exchange, request) -> {
          pause();
          Speaks.says(SQL).answer(exchange, request);
        };
    try (ModelStub stub = ModelStub.of(slow)) {
      assertThat(check("openai:x", stub.url(), "ask.budget.model=1ms")).isEqualTo(1);
      mends("A question may wait 0.0 s for the model, which is too short: set ask.budget.model=2s");
    }
  }

  @Test
  void check_schemaIsCut_namesTheTokens() {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(check("openai:x", stub.url(), "ask.budget.tokens=1433")).isZero();
      assertThat(output.toString()).contains("To change: The schema is cut to fit ask.budget.tok");
    }
  }

  @Test
  void check_never_saysThatNoQuestionReachesIt() {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(check("openai:x", stub.url(), "ask.model.when=never")).isZero();
      assertThat(output.toString()).contains("set ask.model.when to unsure or always");
    }
  }

  @Test
  void check_noModel_saysHowToNameOne() {
    assertThat(ask("model", "check", url)).isEqualTo(1);
    assertThat(output.toString()).contains("-s ask.model=ollama:qwen2.5-coder");
  }

  @Test
  void check_wrongName_isRefusedWithWhatIsAllowed() {
    assertThat(ask("model", "check", url, "-s", "ask.model=gpt")).isEqualTo(2);
    assertThat(errors.toString()).contains("ask.model in the connection properties is 'gpt'");
  }

  @Test
  void check_propertiesFile_isReadAndItsKeyIsSent() throws IOException {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      Path file = folder.resolve("ask.properties");
      Files.writeString(
          file,
          "ask.model=openai:stub\nask.model.url=" + stub.url() + "\nask.model.key=" + KEY + "\n");

      assertThat(ask("model", "check", url, "--properties", file.toString())).isZero();
      assertThat(stub.received())
          .allSatisfy(
              one -> assertThat(one.headers()).containsEntry("Authorization", "Bearer " + KEY));
      assertThat(output.toString() + errors).doesNotContain(KEY);
    }
  }

  private void mends(String remedy) {
    assertThat(output.toString())
        .contains("To change: ", remedy)
        .endsWith("It cannot be used as it is." + System.lineSeparator());
    assertThat(output.toString() + errors).doesNotContain(KEY);
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(50);
    } catch (InterruptedException closed) {
      throw new IOException(closed);
    }
  }

  private int check(String model, String address, String... settings) {
    List<String> arguments =
        new ArrayList<>(List.of("model", "check", url, "--wait", "2", "-s", "ask.model=" + model));
    arguments.addAll(List.of("-s", "ask.model.url=" + address, "-s", "ask.model.key=" + KEY));
    Stream.of(settings).forEach(setting -> arguments.addAll(List.of("-s", setting)));
    return ask(arguments.toArray(String[]::new));
  }

  private int ask(String... arguments) {
    output.getBuffer().setLength(0);
    return AskCommand.commandLine()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(errors, true))
        .execute(arguments);
  }
}
