package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.llm.ModelStub;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A model that writes the same SQL for every question, and that others decide upon. */
class SystemsCommandTest {

  /** Each says of one of two questions alone that it is to be answered, and that one is right. */
  private static final List<String> SYSTEMS =
      List.of("MAXPROB", "MAXENT", "VERBAL", "VOTING", "DEMO", "CLSPROMPT", "SELFREF");

  private static final String SQL = "```sql\nSELECT COUNT(*) FROM bicycle\n```";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    StringBuilder questions = new StringBuilder();
    for (String db : List.of("north", "south")) {
      try (Connection connection =
              DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(db + ".sqlite"));
          Statement statement = connection.createStatement()) {
        statement.executeUpdate(
            "CREATE TABLE bicycle (id INTEGER PRIMARY KEY, name TEXT);"
                + "INSERT INTO bicycle VALUES (1, 'Swift'), (2, 'Mule')");
      }
      questions.append(
          """
          {"id": "%1$s-1", "db": "%1$s", "question": "How many bicycles are there?", "gold": "SELECT COUNT(*) FROM bicycle"}
          {"id": "%1$s-2", "db": "%1$s", "question": "How many storms are there?", "gold": null}
          """
              .formatted(db));
    }
    Files.writeString(folder.resolve("questions.jsonl"), questions);
  }

  @Test
  void systems_recorded_areRowsWithScoresAndTokens() {
    try (ModelStub stub = ModelStub.of(SystemsCommandTest::answer)) {
      assertThat(systems("--record", stub.url())).isZero();
    }
    assertThat(row("NONE")).contains("4 100.0 50.0 50.0 -450.0 -150.0 11");
    for (String system : SYSTEMS) {
      assertThat(row(system).orElse("")).startsWith("4 50.0 100.0 100.0 100.0 100.0 ");
    }
    assertThat(row("MAXPROB").orElse("")).endsWith(" 11");
    assertThat(row("VOTING").orElse("")).endsWith(" 66");
    assertThat(row("SELFREF").orElse("")).endsWith(" 22");
  }

  @Test
  void systems_replayedWithoutServer_areTheSame() {
    try (ModelStub stub = ModelStub.of(SystemsCommandTest::answer)) {
      systems("--record", stub.url());
    }
    String recorded = output.toString();

    assertThat(systems("--replay", ModelStub.nowhere())).isZero();

    assertThat(output.toString()).isEqualTo(recorded);
  }

  @Test
  void writing_templatesAndForms_areRows() {
    try (ModelStub stub = ModelStub.of(SystemsCommandTest::answer)) {
      assertThat(execute("writing", "--record", stub.url())).isZero();
    }
    assertThat(output.toString().lines().map(line -> line.replaceAll(" +", " ")))
        .anyMatch(line -> line.startsWith("CREATE_TABLES JSON 100.0 100.0 0.0 0.0 0.0 0.0 10 1 "))
        .anyMatch(line -> line.startsWith("M_SCHEMA TEXT 100.0 100.0 0.0 0.0 0.0 0.0 10 1 "));
  }

  @Test
  void samples_recorded_areCountedApartForRightAndWrongSql() {
    try (ModelStub stub = ModelStub.of(SystemsCommandTest::answer)) {
      assertThat(execute("samples", "--record", stub.url())).isZero();
    }
    assertThat(output.toString())
        .contains("right SQL: the sample agrees in 2 of 2, ")
        .contains("wrong SQL: the sample agrees in 0 of 2, ");
  }

  @Test
  void systems_noModelNamed_saysHowToNameOne() {
    assertThat(
            line()
                .execute(
                    "evaluate",
                    "systems",
                    "--questions",
                    folder.resolve("questions.jsonl").toString(),
                    "--databases",
                    folder.toString(),
                    "--record",
                    folder.resolve("recording.jsonl").toString()))
        .isEqualTo(2);
    assertThat(output.toString()).contains("-s ask.model=PROVIDER:NAME");
  }

  /** Cells of a row, with one space between them. */
  private Optional<String> row(String system) {
    return output
        .toString()
        .lines()
        .filter(line -> line.startsWith(system + " "))
        .map(line -> line.substring(system.length()).strip().replaceAll(" +", " "))
        .findFirst();
  }

  private int systems(String file, String url) {
    return execute("systems", file, url);
  }

  private int execute(String command, String file, String url) {
    output.getBuffer().setLength(0);
    return line()
        .execute(
            "evaluate",
            command,
            "--questions",
            folder.resolve("questions.jsonl").toString(),
            "--databases",
            folder.toString(),
            file,
            folder.resolve("recording.jsonl").toString(),
            "-s",
            "ask.model=llama:stub",
            "-s",
            "ask.model.url=" + url);
  }

  private CommandLine line() {
    return AskCommand.commandLine()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true));
  }

  private static void answer(HttpExchange exchange, ModelStub.Received request) throws IOException {
    String prompt = request.body().path("messages").get(0).path("content").asText();
    boolean sure = !prompt.contains("How many storms");
    int seed = request.body().path("seed").asInt(-1);
    byte[] reply =
        reply(text(prompt, sure, seed), sure ? 0.9 : 0.3).getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(200, reply.length);
    exchange.getResponseBody().write(reply);
  }

  private static String text(String prompt, boolean sure, int seed) {
    if (prompt.contains("can be answered by a single SELECT")) {
      return "{\"answerable\": %s, \"reason\": \"\"}".formatted(sure);
    }
    if (prompt.contains("Are you sure that the query is correct")) {
      return "{\"verdict\": \"%s\"}".formatted(sure ? "correct" : "incorrect");
    }
    if (prompt.contains("Estimate the probability")) {
      return "{\"probability\": %s}".formatted(sure ? 0.9 : 0.2);
    }
    if (prompt.contains("Questions to other databases") && !sure) {
      return "NONE";
    }
    return sure || seed < 0 ? SQL : "```sql\nSELECT " + seed + "\n```";
  }

  private static String reply(String text, double probability) {
    ObjectNode reply = MAPPER.createObjectNode();
    reply.put("id", "1").put("object", "chat.completion").put("created", 1).put("model", "stub");
    ObjectNode choice = reply.putArray("choices").addObject();
    choice.put("index", 0).put("finish_reason", "stop");
    choice.putObject("message").put("role", "assistant").put("content", text);
    ObjectNode token = choice.putObject("logprobs").putArray("content").addObject();
    token.put("token", "x").put("logprob", Math.log(probability));
    token
        .putArray("top_logprobs")
        .addObject()
        .put("token", "x")
        .put("logprob", Math.log(probability));
    reply.putObject("usage").put("prompt_tokens", 10).put("completion_tokens", 1);
    return reply.toString();
  }
}
