package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learns from fifteen questions on four clinics. */
class TrainGeneratorCommandTest {

  private static final Pattern FIRST_RIGHT = Pattern.compile("first right ([0-9.]+) %");

  @TempDir Path folder;

  @BeforeEach
  void create() throws Exception {
    List<String> cases = ClinicDatabase.lines("/io/github/askjdbc/cli/generator-training.case");
    List<EvaluationQuestion> questions = new ArrayList<>();
    for (String db : List.of("a", "b", "c", "d")) {
      try (Connection connection =
              DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(db + ".sqlite"));
          Statement statement = connection.createStatement()) {
        statement.executeUpdate(ClinicDatabase.script());
      }
      for (int i = 0; i < cases.size(); i += 2) { // one of each sort: they stand in pairs
        String[] parts = cases.get(i).split(" \\| ", 2);
        questions.add(
            EvaluationQuestion.answerable(
                db + questions.size(), db, parts[0].strip(), parts[1].strip()));
      }
    }
    JsonLines.write(folder.resolve("questions.jsonl"), questions);
  }

  @Test
  void train_twice_sameBytesThatReadBackAndAnswerWhatWasLearned() throws Exception {
    String report = train("first.model", "--try=" + folder.resolve("questions.jsonl"));
    train("second.model");

    byte[] first = Files.readAllBytes(folder.resolve("first.model"));
    assertThat(Files.readAllBytes(folder.resolve("second.model"))).isEqualTo(first);
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    GeneratorModel.read(new ByteArrayInputStream(first)).write(again);
    assertThat(again.toByteArray()).isEqualTo(first);
    Matcher right = FIRST_RIGHT.matcher(report.substring(report.indexOf("tried: 60 questions")));
    assertThat(right.find()).isTrue();
    assertThat(Double.parseDouble(right.group(1))).isGreaterThan(80);
  }

  private String train(String model, String... more) {
    StringWriter out = new StringWriter();
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "train",
                "generator",
                "--questions=" + folder.resolve("questions.jsonl"),
                "--databases=" + folder,
                "--folds=2",
                "--out=" + folder.resolve(model)));
    arguments.addAll(List.of(more));
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(out))
            .execute(arguments.toArray(String[]::new));
    assertThat(exit).as(out.toString()).isZero();
    return out.toString();
  }
}
