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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What a build learns from a run: one right answer, one wrong, one question left unanswered. */
class EvaluateThresholdsTest {

  @TempDir private Path folder;
  private Path questions;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    SampleDatabases.make(folder);
    questions =
        Files.writeString(
            folder.resolve("questions.jsonl"),
            """
            {"id": "1", "db": "clinic", "question": "How many doctors?", "gold": "SELECT COUNT(*) FROM doctor"}
            {"id": "2", "db": "clinic", "question": "Names?", "gold": "SELECT name FROM doctor"}
            {"id": "3", "db": "clinic", "question": "Floors?", "gold": "SELECT floor FROM ward"}
            """);
  }

  private int evaluate(Map<String, String> script, String... more) {
    EvaluatedPipeline evaluated =
        new EvaluatedPipeline(
            new ScriptedPipeline(script), (url, connection) -> new UnseenDatabase(), () -> {});
    List<String> arguments = new ArrayList<>(List.of("--questions", questions.toString()));
    arguments.addAll(List.of("--databases", folder.toString()));
    arguments.addAll(List.of("--out", folder.resolve("run").toString()));
    arguments.addAll(List.of(more));
    return new CommandLine(new EvaluateCommand(settings -> evaluated))
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .setExecutionExceptionHandler(new PlainErrors())
        .execute(arguments.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "--min-precision=50, 0, ''",
    "--min-precision=50.1, 1, 'the precision of the answers is 50.0 %, needed are 50.1 %'",
    "--min-coverage=66, 0, ''",
    "--min-coverage=67, 1, 'the coverage of answerable questions is 66.7 %, needed are 67.0 %'",
    "--max-wrong=1, 0, ''",
    "--max-wrong=0, 1, '1 answers are wrong, allowed are 0'"
  })
  void thresholds_decideTheExitCode(String option, int exit, String missed) {
    Map<String, String> script =
        Map.of(
            "How many doctors?",
            "SELECT COUNT(*) FROM doctor",
            "Names?",
            "SELECT specialty FROM doctor");

    assertThat(evaluate(script, option)).isEqualTo(exit);

    if (missed.isEmpty()) {
      assertThat(output.toString()).doesNotContain("Threshold missed");
    } else {
      assertThat(output.toString()).contains("Threshold missed: " + missed);
    }
  }

  @Test
  void minPrecision_nothingAnswered_isMissed() {
    assertThat(evaluate(Map.of(), "--min-precision=1")).isEqualTo(1);
    assertThat(output.toString()).contains("precision of the answers is undefined");
  }

  @Test
  void intervals_ofTwoRightAnswers_areWide() {
    Map<String, String> script =
        Map.of(
            "How many doctors?",
            "SELECT COUNT(*) FROM doctor",
            "Names?",
            "SELECT name FROM doctor");

    assertThat(evaluate(script)).isZero();

    assertThat(output.toString())
        .containsPattern("precision of the answers +100.0 \\(34.2 to 100.0\\)")
        .doesNotContain("(100.0 to 100.0)");
  }

  @Test
  void intervals_whereAllQuestionsEndAlike_areNotMadeUp() {
    assertThat(evaluate(Map.of())).isZero();
    assertThat(output.toString()).containsPattern("RS\\(10\\) +0.0 \\(no interval\\)");
  }

  @Test
  void progress_awayFromATerminal_isNotShown() {
    assertThat(Progress.of("questions", 3, false)).isInstanceOf(Progress.Silent.class);
  }

  @Test
  void url_ofOneDatabase_withAnyPrefixes_isEvaluated() {
    for (String prefix : List.of("jdbc:ask:sqlite:", "jdbc:sqlite:", "sqlite:")) {
      CommandLine line =
          new CommandLine(
              new EvaluateCommand(
                  settings ->
                      new EvaluatedPipeline(
                          new ScriptedPipeline(Map.of()),
                          (url, connection) -> new UnseenDatabase(),
                          () -> {})));
      line.setOut(new PrintWriter(output, true)).setErr(new PrintWriter(output, true));
      assertThat(
              line.execute(
                  "--questions",
                  questions.toString(),
                  "--url",
                  prefix + folder.resolve("clinic.sqlite"),
                  "--out",
                  folder.resolve("run" + prefix.length()).toString()))
          .as(output.toString())
          .isZero();
    }
  }

  @Test
  void labels_noRowInCommon_isAnError() throws IOException {
    Path predictions =
        Files.writeString(
            folder.resolve("predictions.jsonl"),
            "{\"id\": \"99\", \"sql\": \"SELECT 1\", \"correct\": true}\n");

    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute(
                "evaluate",
                "labels",
                predictions.toString(),
                "--questions",
                questions.toString(),
                "--databases",
                folder.toString());

    assertThat(exit).isEqualTo(2);
    assertThat(output.toString()).contains("No row of", "same id");
  }
}
