package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.run.ModelFolder;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trains on four clinics, and compares on two others. */
class TrainAllCommandTest {

  private static final int TRIED = 4;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws Exception {
    List<String> cases = ClinicDatabase.lines("/io/github/askjdbc/cli/generator-training.case");
    List<EvaluationQuestion> train = new ArrayList<>();
    List<EvaluationQuestion> tried = new ArrayList<>();
    List<Prediction> predictions = new ArrayList<>();
    Path databases = Files.createDirectory(folder.resolve("databases"));
    for (String db : List.of("a", "b", "c", "d", "tried-a", "tried-b")) {
      try (Connection connection =
              DriverManager.getConnection("jdbc:sqlite:" + databases.resolve(db + ".sqlite"));
          Statement statement = connection.createStatement()) {
        statement.executeUpdate(ClinicDatabase.script());
      }
      boolean learned = !db.startsWith("tried");
      for (int i = 0; i < (learned ? cases.size() : TRIED); i++) {
        String[] parts = cases.get(i).split(" \\| ", 2);
        (learned ? train : tried)
            .add(EvaluationQuestion.answerable(db + i, db, parts[0].strip(), parts[1].strip()));
        if (!learned) {
          predictions.add(
              new Prediction(
                  db + i, List.of(i % 2 == 0 ? parts[1].strip() : "SELECT 7"), Optional.empty()));
        }
      }
    }
    JsonLines.write(folder.resolve("train.jsonl"), train);
    JsonLines.write(folder.resolve("validation.jsonl"), tried);
    JsonLines.write(
        Files.createDirectory(folder.resolve("predictions")).resolve("somebody.jsonl"),
        predictions);
  }

  private String train() {
    StringWriter out = new StringWriter();
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(out))
            .execute(
                "train",
                "all",
                "--train=" + folder.resolve("train.jsonl"),
                "--validation=" + folder.resolve("validation.jsonl"),
                "--predictions=" + folder.resolve("predictions"),
                "--databases=" + folder.resolve("databases"),
                "--folds=2",
                "--out=" + folder.resolve("out"));
    assertThat(exit).as(out.toString()).isZero();
    return out.toString();
  }

  @Test
  void train_twice_makesAllModelsAndThenPassesOverEveryStep() throws Exception {
    String first = train();
    assertThat(first)
        .containsSubsequence(
            "1 of 5: ask train generator",
            "2 of 5: ask train confidence",
            "3 of 5: ask evaluate harder --mix",
            "4 of 5: ask evaluate",
            "5 of 5: ask evaluate",
            "The shipped models, and those of",
            "precision of the answers",
            "RS(10), second less first")
        .doesNotContain("passed over");
    ModelFolder trained = ModelFolder.read(folder.resolve("out"));
    assertThat(trained.generator().origin().wordLists()).isNotEmpty();

    String second = train();
    assertThat(second.lines().filter(line -> line.contains("passed over"))).hasSize(5);
    assertThat(ModelFolder.read(folder.resolve("out")).fingerprint())
        .isEqualTo(trained.fingerprint());
    String compared = "The shipped models, and those of";
    assertThat(second.substring(second.indexOf(compared)))
        .isEqualTo(first.substring(first.indexOf(compared)));

    Files.delete(folder.resolve("out").resolve(ModelFolder.CONFIDENCE));
    assertThat(train())
        .contains("1 of 5: passed over", "2 of 5: ask train confidence", "5 of 5: passed over");
    assertThat(ModelFolder.read(folder.resolve("out")).fingerprint())
        .isEqualTo(trained.fingerprint());
  }
}
