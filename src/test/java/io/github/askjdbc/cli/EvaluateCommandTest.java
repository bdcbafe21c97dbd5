package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.run.ScriptedPipeline;
import io.github.askjdbc.evaluation.run.UnseenDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EvaluateCommandTest {

  private static final String QUESTIONS =
      """
      {"id": "1", "db": "clinic", "question": "How many doctors?", "gold": "SELECT COUNT(*) FROM doctor"}
      not JSON
      {"id": "2", "db": "clinic", "question": "Which <i>names</i>?", "gold": "SELECT name FROM doctor"}
      {"id": "3", "db": "clinic", "question": "Draw it.", "gold": null, "category": "non-sql"}
      {"id": "4", "db": "nowhere", "question": "Who?", "gold": "SELECT 1"}
      """;

  @TempDir Path folder;
  private Path questions;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    SampleDatabases.make(folder);
    questions = Files.writeString(folder.resolve("questions.jsonl"), QUESTIONS);
  }

  private int execute(String... arguments) {
    ScriptedPipeline pipeline =
        new ScriptedPipeline(
            Map.of(
                "How many doctors?", "SELECT COUNT(*) FROM doctor",
                "Which <i>names</i>?", "SELECT specialty FROM doctor"));
    EvaluatedPipeline evaluated =
        new EvaluatedPipeline(pipeline, (url, connection) -> new UnseenDatabase(), () -> {});
    return new CommandLine(new EvaluateCommand(settings -> evaluated))
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .setExecutionExceptionHandler(new PlainErrors())
        .execute(arguments);
  }

  private int evaluate(Path out, String... more) {
    String[] arguments = new String[more.length + 6];
    String[] first = {
      "--questions", questions.toString(), "--databases", folder.toString(), "--out", out.toString()
    };
    System.arraycopy(first, 0, arguments, 0, 6);
    System.arraycopy(more, 0, arguments, 6, more.length);
    return execute(arguments);
  }

  @Test
  void evaluate_badLinesAmongGood_reportsBoth() throws IOException {
    Path out = folder.resolve("run");

    assertThat(evaluate(out)).isZero();

    assertThat(output.toString())
        .contains("all questions: 3, of which unanswerable 1")
        .contains("questions.jsonl:2: not a JSON object")
        .contains("questions.jsonl:5 (4): there is no database 'nowhere'");
    JsonNode report = new ObjectMapper().readTree(out.resolve("report.json").toFile());
    JsonNode all = report.path("headlines").path(0).path("measures");
    assertThat(all.path(0).path("name").asText()).isEqualTo("execution accuracy");
    assertThat(all.path(0).path("strict").path("estimate").asDouble()).isEqualTo(50);
    // one right, one wrong, one rejected: (1 - 10 + 1) / 3
    assertThat(all.path(8).path("name").asText()).isEqualTo("RS(10)");
    assertThat(all.path(8).path("strict").path("estimate").asDouble())
        .isEqualTo(-800 / 3.0, within(1e-9));
    assertThat(report.path("problems")).hasSize(2);
    assertThat(report.path("wrong").path(0).path("question").path("id").asText()).isEqualTo("2");
  }

  @Test
  void evaluate_page_isSelfContainedAndEscaped() throws IOException {
    Path out = folder.resolve("run");

    evaluate(out);

    String page = Files.readString(out.resolve("report.html"));
    assertThat(page)
        .contains("Which &lt;i&gt;names&lt;/i&gt;?")
        .doesNotContain("<i>names")
        .contains("data:image/svg+xml;base64,")
        .contains("Wrong answers to read: 1")
        .contains("Cardiology");
    assertThat(page).doesNotContainPattern("(src|href)=\"(?!data:)").doesNotContain("http://www");
  }

  @Test
  void evaluate_twice_givesTheSameReport() throws IOException {
    Path out = folder.resolve("run");
    evaluate(out);
    String first = Files.readString(out.resolve("report.json"));

    assertThat(evaluate(out)).isZero();

    assertThat(out.resolve("report.json")).hasContent(first);
  }

  @Test
  void evaluate_predictions_areInspected() throws IOException {
    Path predictions =
        Files.writeString(
            folder.resolve("predictions.jsonl"),
            "{\"id\": \"1\", \"sql\": \"SELECT 3 /* doubtful */\"}\n");

    assertThat(evaluate(folder.resolve("run"), "--predictions", predictions.toString())).isZero();

    assertThat(output.toString())
        .contains("all questions: 1, of which unanswerable 0")
        .contains("doubtful-word")
        .contains("questions.jsonl:3 (2): there is no prediction with this id");
  }

  @Test
  void evaluate_withoutQuestions_saysWhatIsMissing() {
    assertThat(execute("--databases", folder.toString())).isEqualTo(2);
    assertThat(output.toString()).contains("Missing required option: --questions");
  }

  @Test
  void evaluate_fileThatIsNotThere_isToldInOneLine() {
    assertThat(execute("--questions", "nowhere.jsonl", "--databases", folder.toString()))
        .isEqualTo(2);
    assertThat(output.toString().strip()).isEqualTo("There is no file nowhere.jsonl");
  }

  @Test
  void evaluate_folderOfAnotherRun_isRefusedInOneLine() {
    Path out = folder.resolve("run");
    evaluate(out);

    assertThat(evaluate(out, "--seed", "2")).isEqualTo(2);

    assertThat(output.toString()).contains("Choose another folder").doesNotContain("\tat ");
  }

  @Test
  void evaluate_unknownSetting_isRefused() {
    assertThat(evaluate(folder.resolve("run"), "-s", "ask.nope=1")).isEqualTo(2);
    assertThat(output.toString()).contains("ask.nope");
  }

  @Test
  void evaluate_noQuestionsAtAll_stillMakesAPage() throws IOException {
    Files.writeString(questions, "");
    Path out = folder.resolve("run");

    assertThat(evaluate(out)).isZero();

    assertThat(Files.readString(out.resolve("report.html"))).contains("of 0 questions answered");
  }

  @Test
  void compare_runWithItself_isNoise() {
    Path out = folder.resolve("run");
    evaluate(out);

    assertThat(execute("compare", out.toString(), out.toString())).isZero();

    assertThat(output.toString()).contains("may be noise");
  }
}
