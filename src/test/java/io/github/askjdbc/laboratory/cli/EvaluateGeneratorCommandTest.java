package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.SampleDatabases;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluateGeneratorCommandTest {

  @TempDir Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    SampleDatabases.make(folder);
    Files.writeString(
        folder.resolve("clinics.jsonl"),
        """
        {"id": "1", "db": "clinic", "question": "How many doctors are there?", \
        "gold": "SELECT COUNT(*) FROM doctor"}
        {"id": "2", "db": "clinic", "question": "Name the colour of Tuesday.", \
        "gold": "SELECT MAX(bed_count) + 7 FROM ward"}
        {"id": "3", "db": "clinic", "question": "Who?", "gold": "SELECT nothing FROM ward"}
        {"id": "4", "db": "nowhere", "question": "Who?", "gold": "SELECT 1"}
        """);
    Files.writeString(
        folder.resolve("farms.jsonl"),
        """
        {"id": "1", "db": "farm", "question": "How many tractors are there?", \
        "gold": "SELECT COUNT(*) FROM tractor"}
        """);
  }

  private int evaluate(String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "evaluate",
                "generator",
                "--questions=" + folder.resolve("clinics.jsonl"),
                "--questions=" + folder.resolve("farms.jsonl"),
                "--databases=" + folder));
    arguments.addAll(List.of(more));
    return AskCommand.commandLine()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .execute(arguments.toArray(String[]::new));
  }

  @Test
  void generator_twoFiles_countsRightSqlTimesAndHeapOfEach() throws IOException {
    assertThat(evaluate("--threshold=0")).as(output.toString()).isZero();

    assertThat(output.toString())
        .contains("clinics.jsonl: right")
        .containsPattern("all +2 +50\\.0 % .* 50\\.0 % ")
        .contains("farms.jsonl: right")
        .containsPattern("all +1 +100\\.0 % .* 100\\.0 % ")
        .containsPattern("from a score of 0\\.000 on .*: 100\\.0 % .* answered, right 100\\.0 %")
        .containsPattern("total +1 +\\d+\\.\\d +\\d+\\.\\d")
        .containsPattern("farm +\\d+ +\\d+ +\\d+\\.\\d")
        .containsPattern("heap after a collection: -?\\d+\\.\\d MB")
        .contains("3: the gold does not run")
        .contains("nowhere: there is no database 'nowhere'");
  }

  @Test
  void generator_heldOutWithoutItsQuestions_isRefused() {
    assertThat(evaluate("--held-out=" + folder)).isEqualTo(2);

    assertThat(output.toString()).contains("--out-of-fold and --held-out together");
  }
}
