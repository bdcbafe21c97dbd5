package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.run.ScriptedPipeline;
import io.github.askjdbc.evaluation.run.UnseenDatabase;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Three answers, of which two count as wrong: one to a question that has none by its gold. */
class EvaluateAdjudicatedTest {

  private static final Map<String, String> SCRIPT =
      Map.of(
          "How many doctors?",
          "SELECT COUNT(*) FROM doctor",
          "Names?",
          "SELECT specialty FROM doctor",
          "Who owns it?",
          "SELECT name FROM doctor");

  @TempDir private Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    SampleDatabases.make(folder);
    Files.writeString(
        folder.resolve("questions.jsonl"),
        """
        {"id": "1", "db": "clinic", "question": "How many doctors?", "gold": "SELECT COUNT(*) FROM doctor"}
        {"id": "2", "db": "clinic", "question": "Names?", "gold": "SELECT name FROM doctor"}
        {"id": "3", "db": "clinic", "question": "Who owns it?", "gold": null}
        """);
  }

  private int evaluate(String... more) {
    EvaluatedPipeline evaluated =
        new EvaluatedPipeline(
            new ScriptedPipeline(SCRIPT), (url, connection) -> new UnseenDatabase(), () -> {});
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("--questions", folder.resolve("questions.jsonl").toString()));
    arguments.addAll(List.of("--databases", folder.toString()));
    arguments.addAll(List.of("--out", folder.resolve("run").toString()));
    arguments.addAll(List.of(more));
    return new CommandLine(new EvaluateCommand(settings -> evaluated))
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .setExecutionExceptionHandler(new PlainErrors())
        .execute(arguments.toArray(String[]::new));
  }

  @Test
  void wrong_thenAdjudicated_bothFiguresAreShown() throws IOException {
    Path wrong = folder.resolve("wrong.tsv");
    assertThat(evaluate("--wrong", wrong.toString())).as(output.toString()).isZero();
    List<String> lines = Files.readAllLines(wrong);
    assertThat(lines).hasSize(2);
    assertThat(output.toString()).doesNotContain("djudicated");
    Path said = folder.resolve("said.tsv");
    Files.write(
        said,
        List.of(lines.get(0) + "\tgold\tother column", lines.get(1) + "\twriter\tit is there"));

    assertThat(evaluate("--adjudicated", said.toString())).as(output.toString()).isZero();

    assertThat(output.toString())
        .contains("of 2 answers that count as wrong 2 were read, 1 are right")
        .containsPattern("precision of the answers +33\\.3 \\(.*?\\) +66\\.7 \\(");
    assertThat(folder.resolve("run/adjudicated.json")).exists();
  }

  @Test
  void adjudicated_aFileThatIsNoSuchList_isToldBeforeAnythingIsAsked() throws IOException {
    Path said = Files.writeString(folder.resolve("said.tsv"), "2 writer\n");

    assertThat(evaluate("--adjudicated", said.toString())).isEqualTo(2);

    assertThat(output.toString()).contains("said.tsv:1 has 1 fields");
    assertThat(folder.resolve("run")).doesNotExist();
  }
}
