package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.askjdbc.cli.EvaluateCommand;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Evaluations with a language model whose replies are kept in a file, or come from one. */
class RecordedEvaluationTest {

  private static final String KEY = "sk-canary-4711";
  private static final String DEAREST = "Which bicycle has been bought by the fewest customers?";

  @TempDir private Path folder;
  private ModelShop shop;
  private Path questions;
  private Path recording;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    shop = new ModelShop(folder);
    recording = folder.resolve("recording.jsonl");
    questions = folder.resolve("questions.jsonl");
    ask(ModelShop.UNSURE);
  }

  @AfterEach
  void close() throws SQLException {
    shop.close();
  }

  private void ask(String first) throws IOException {
    Files.writeString(
        questions,
        """
        {"id": "one", "db": "shop", "question": "%s", "gold": "%s", "category": "easy"}
        {"id": "two", "db": "shop", "question": "%s", "gold": "SELECT 1", "category": "hard"}
        {"id": "three", "db": "shop", "question": "%s", "gold": "SELECT COUNT(*) FROM customer"}
        """
            .formatted(first, ModelShop.RIGHT, DEAREST, ModelShop.SURE));
  }

  @Test
  void record_thenReplayWithoutServer_givesTheSameResults() throws IOException {
    try (ModelStub stub = ModelStub.of(writing())) {
      assertThat(evaluate("first", "--record", stub.url())).isZero();
      assertThat(prompts(stub, ModelShop.UNSURE)).isEqualTo(1);
      assertThat(prompts(stub, DEAREST)).isPositive();
    }
    assertThat(output.toString()).contains("3/3 questions, asked for ", " tokens in", ", cost 0.");
    byte[] recorded = Files.readAllBytes(recording);

    assertThat(evaluate("second", "--replay", ModelStub.nowhere())).isZero();

    assertThat(results("second")).isEqualTo(results("first"));
    assertThat(output.toString())
        .containsPattern("asked for 2 questions: 1\\.[0-9]+ calls, [0-9]+ tokens in and");
    assertThat(results("first").get(0).path("answered").asBoolean()).isTrue();
    assertThat(Files.readAllBytes(recording)).isEqualTo(recorded);
  }

  @Test
  void record_stopped_goesOnWithWhatIsMissing() throws IOException {
    ModelStub.Behaviour revoked =
        (exchange, request) -> {
          if (request.body().toString().contains(DEAREST)) {
            exchange.sendResponseHeaders(401, -1);
          } else {
            writing().answer(exchange, request);
          }
        };
    try (ModelStub stub = ModelStub.of(revoked)) {
      evaluate("run", "--record", stub.url());
    }
    long lines = lines();
    Files.writeString(recording, "{\"asked\": {\"mod", StandardOpenOption.APPEND);

    try (ModelStub stub = ModelStub.of(writing())) {
      assertThat(evaluate("resumed", "--record", stub.url())).isZero();
      assertThat(prompts(stub, ModelShop.UNSURE)).isZero();
      assertThat(prompts(stub, DEAREST)).isPositive();
    }
    assertThat(lines()).isGreaterThan(lines);
    List<JsonNode> whole = results("resumed");
    assertThat(evaluate("replay", "--replay", ModelStub.nowhere())).isZero();
    assertThat(results("replay")).isEqualTo(whole);
    assertThat(whole).allMatch(result -> result.path("failure").isNull());
  }

  @Test
  void record_complete_asksNothingAgain() throws IOException {
    try (ModelStub stub = ModelStub.of(writing())) {
      evaluate("first", "--record", stub.url());
      int asked = stub.received().size();
      List<JsonNode> first = results("first");

      evaluate("first", "--record", stub.url());

      assertThat(stub.received()).hasSize(asked);
      assertThat(results("first")).isEqualTo(first);
    }
    assertThat(output.toString()).contains("3/3 questions, asked for 0 tokens in and 0 out");
  }

  @Test
  void record_key_isInNoFileAndNotOnTheTerminal() throws IOException {
    try (ModelStub stub = ModelStub.of(writing())) {
      assertThat(evaluate("run", "--record", stub.url())).isZero();
      assertThat(stub.received().get(0).headers().get("Authorization")).contains(KEY);
    }
    assertThat(output.toString()).doesNotContain(KEY);
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile))
          .hasSizeGreaterThan(6)
          .allMatch(file -> !held(file).contains(KEY));
    }
    assertThat(Files.readString(recording))
        .contains("\"prompt\":\"", "\"probability\":0.9", "\"in\":11,\"out\":7", "\"seconds\":")
        .doesNotContain("localhost", "go for more");
  }

  @Test
  void replay_changedPrompt_isAModelOutOfReachAndNamesTheQuestion() throws IOException {
    try (ModelStub stub = ModelStub.of(writing())) {
      evaluate("first", "--record", stub.url());
    }
    ask("How many bicycles come at more than 500?");

    assertThat(evaluate("second", "--replay", ModelStub.nowhere())).isZero();

    assertThat(output.toString()).contains("one: no reply to a prompt of question one is in");
    assertThat(results("second").get(0).path("answered").asBoolean()).isFalse();
    assertThat(results("second").get(0).path("failure").asText())
        .contains("ModelUnavailableException");
    assertThat(results("second").get(1)).isEqualTo(results("first").get(1));
  }

  @Test
  void replay_fileThatIsNotThere_isToldInOneLine() {
    assertThat(evaluate("run", "--replay", ModelStub.nowhere())).isEqualTo(2);
    assertThat(output.toString().strip()).startsWith("There is no file").hasLineCount(1);
  }

  @Test
  void record_noModelNamed_saysHowToNameOne() {
    assertThat(execute("run", "--record", recording.toString())).isEqualTo(2);
    assertThat(output.toString()).contains("-s ask.model=PROVIDER:NAME");
  }

  @Test
  void modelReplies_byQuestion_areWeighedAsTheModelsAndComparedWithNone() throws IOException {
    Path replies =
        Files.writeString(
            folder.resolve("replies.jsonl"),
            """
            {"id": "one", "db": "shop", "sql": "%s", "confidence": 0.9, "logprobs": [-0.01, -0.1]}
            {"id": "three", "sql": null, "confidence": 0.4}
            """
                .formatted(ModelShop.RIGHT));

    assertThat(execute("run", "--model-replies", replies.toString())).isZero();

    assertThat(results("run").get(0).path("answered").asBoolean()).isTrue();
    assertThat(results("run").get(1).path("problem").asText()).contains("no reply with this id");
    JsonNode rows = new ObjectMapper().readTree(folder.resolve("run/model.json").toFile());
    assertThat(rows.path("rows").get(0).path("group").asText()).isEqualTo("all questions");
    assertThat(rows.path("rows").get(0).path("with").path("right").asInt()).isEqualTo(2);
    assertThat(rows.path("rows").get(0).path("without").path("right").asInt()).isEqualTo(1);
    assertThat(rows.path("rows").get(2).path("with").path("rs10").asDouble()).isEqualTo(100);
    assertThat(rows.path("rows").get(2).path("without").path("rs10").asDouble()).isZero();
    assertThat(output.toString()).contains("with | without the model").contains("2 | 1");
  }

  @Test
  void modelReplies_null_isTheModelsWordThatThereIsNone() throws IOException {
    Path replies =
        Files.writeString(folder.resolve("replies.jsonl"), "{\"id\": \"three\", \"sql\": null}\n");

    execute("run", "--model-replies", replies.toString(), "-s", "ask.model.when=always");

    assertThat(results("run").get(2).path("reason").asText()).isEqualTo("NL004");
    assertThat(results("run/without-model").get(0).path("answered").asBoolean()).isTrue();
  }

  /** What a model would write for each question. */
  private static ModelStub.Behaviour writing() {
    return (exchange, request) -> {
      String body = request.body().toString();
      String sql =
          body.contains("go for more")
              ? ModelShop.RIGHT
              : "SELECT model FROM bicycle ORDER BY price LIMIT 1";
      Speaks.says(ModelShop.json(sql)).answer(exchange, request);
    };
  }

  private static long prompts(ModelStub stub, String question) {
    return ModelShop.texts(stub).stream().filter(text -> text.contains(question)).count();
  }

  private int evaluate(String out, String option, String url) {
    return execute(
        out,
        option,
        recording.toString(),
        "-s",
        "ask.model=openai:stub",
        "-s",
        "ask.model.url=" + url,
        "-s",
        "ask.model.key=" + KEY,
        "-s",
        "ask.model.price=1000,2000");
  }

  private int execute(String out, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--questions",
                questions.toString(),
                "--databases",
                folder.toString(),
                "--out",
                folder.resolve(out).toString(),
                "--timings",
                "0",
                "-s",
                "ask.budget.time=60s"));
    arguments.addAll(List.of(more));
    return new CommandLine(new EvaluateCommand())
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> {
              command.getErr().println("There is no file " + failure.getMessage());
              return 2;
            })
        .execute(arguments.toArray(String[]::new));
  }

  /** Each result without its times. */
  private List<JsonNode> results(String out) throws IOException {
    List<JsonNode> results = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve(out).resolve("results.jsonl"))) {
      ObjectNode result = (ObjectNode) new ObjectMapper().readTree(line);
      result.remove("millis");
      results.add(result);
    }
    return results;
  }

  private long lines() throws IOException {
    try (Stream<String> lines = Files.lines(recording)) {
      return lines.count();
    }
  }

  private static String held(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
