package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.evaluation.SampleDatabases;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainConfidenceCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException, SQLException {
    SampleDatabases.make(folder);
    Files.copy(folder.resolve("farm.sqlite"), folder.resolve("estate.sqlite"));
    Files.write(
        folder.resolve("questions.jsonl"),
        List.of(
            line("1", "clinic", "How many doctors are there?", "SELECT COUNT(*) FROM doctor"),
            line("2", "clinic", "List the names of doctors.", "SELECT name FROM doctor"),
            line("3", "farm", "How many tractors are there?", "SELECT COUNT(*) FROM tractor"),
            line("4", "farm", "List the brands of tractors.", "SELECT brand FROM tractor"),
            line("5", "estate", "How many fields are there?", "SELECT COUNT(*) FROM field"),
            line("6", "estate", "List the crops of fields.", "SELECT crop FROM field")));
    Files.createDirectory(folder.resolve("predictions"));
    Files.write(
        folder.resolve("predictions").resolve("somebody.jsonl"),
        List.of(
            prediction("1", "SELECT COUNT(*) FROM doctor"),
            prediction("2", "SELECT salary FROM doctor"),
            prediction("3", "DROP TABLE tractor"),
            prediction("4", "SELECT brand FROM tractor"),
            prediction("5", "SELECT COUNT(*) FROM field"),
            prediction("6", "SELECT hectares FROM field")));
  }

  private static String line(String id, String db, String question, String gold) {
    return String.format(
        "{\"id\":\"%s\",\"db\":\"%s\",\"question\":\"%s\",\"gold\":\"%s\"}",
        id, db, question, gold);
  }

  private static String prediction(String id, String sql) {
    return String.format("{\"id\":\"%s\",\"sql\":\"%s\"}", id, sql);
  }

  private String run(String... verb) {
    List<String> arguments = new ArrayList<>(List.of(verb));
    arguments.addAll(
        List.of(
            "--train=" + folder.resolve("questions.jsonl"),
            "--validation=" + folder.resolve("questions.jsonl"),
            "--predictions=" + folder.resolve("predictions"),
            "--databases=" + folder));
    StringWriter out = new StringWriter();
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(out))
            .execute(arguments.toArray(String[]::new));
    assertThat(exit).as("%s", out).isZero();
    return out.toString();
  }

  @Test
  void train_twice_givesTheSameReadableBytes() throws IOException {
    Path first = folder.resolve("first.model");
    Path second = folder.resolve("second.model");
    run("train", "confidence", "--examples=" + folder.resolve("a"), "--out=" + first);
    run("train", "confidence", "--examples=" + folder.resolve("b"), "--out=" + second);
    byte[] bytes = Files.readAllBytes(first);
    assertThat(Files.readAllBytes(second)).isEqualTo(bytes);
    assertThat(TrainedModels.read(new ByteArrayInputStream(bytes)).outcomes()).isNotEmpty();
  }

  @Test
  void train_keepingAModel_changesTheJudgeOfOthersSqlAlone() throws IOException {
    Path whole = folder.resolve("whole.model");
    Path again = folder.resolve("again.model");
    Path examples = folder.resolve("k");
    run("train", "confidence", "--examples=" + examples, "--out=" + whole);
    run("train", "confidence", "--examples=" + examples, "--keep=" + whole, "--out=" + again);
    assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(whole));

    Path shipped = folder.resolve("shipped.model");
    try (OutputStream out = Files.newOutputStream(shipped)) {
      TrainedModels.shipped().writeTo(out);
    }
    run("train", "confidence", "--examples=" + examples, "--keep=" + shipped, "--out=" + again);
    TrainedModels kept = TrainedModels.read(new ByteArrayInputStream(Files.readAllBytes(again)));
    assertThat(kept.outcomes()).isEqualTo(TrainedModels.shipped().outcomes());
    assertThat(kept.origin()).isEqualTo(TrainedModels.shipped().origin());
    assertThat(kept.fingerprint()).isNotEqualTo(TrainedModels.shipped().fingerprint());
  }

  @Test
  void train_questions_haveSqlOfTheWriterThatSlips() throws IOException {
    run(
        "train",
        "confidence",
        "--examples=" + folder.resolve("s"),
        "--out=" + folder.resolve("slips.model"));

    List<String> sql = new ArrayList<>();
    for (String db : List.of("clinic", "farm", "estate")) {
      Files.readAllLines(folder.resolve("s").resolve("slips").resolve(db + ".jsonl")).stream()
          .filter(line -> line.contains("\"source\":\"slips\""))
          .forEach(sql::add);
    }
    assertThat(sql).hasSize(6);
  }

  @Test
  void train_moved_keepsEmptyAnswersOfEveryWriterApart() throws IOException {
    String gold =
        "SELECT v.patient FROM visit v JOIN doctor d ON d.doctor_id = v.doctor_id"
            + " WHERE d.name = 'Ada Lind'";
    for (int i = 7; i < 16; i++) {
      Files.writeString(
          folder.resolve("questions.jsonl"),
          line("" + i, "clinic", "Which patients does Ada Lind visit?", gold) + "\n",
          StandardOpenOption.APPEND);
      Files.writeString(
          folder.resolve("predictions").resolve("somebody.jsonl"),
          prediction("" + i, gold) + "\n",
          StandardOpenOption.APPEND);
    }
    run(
        "train",
        "confidence",
        "--moved",
        "--examples=" + folder.resolve("d"),
        "--out=" + folder.resolve("moved.model"));

    for (String writer : List.of("train", "somebody")) {
      Path moved = folder.resolve("d").resolve("moved").resolve(writer).resolve("clinic.jsonl");
      assertThat(Files.readString(moved))
          .contains("~moved-empty", "~moved-held", "\"source\":\"" + writer + "\"");
    }
    assertThat(folder.resolve("d").resolve("moved").resolve("validation")).doesNotExist();
  }

  @Test
  void evaluateWriters_databasesApart_arePrintedASecondTime() {
    String report =
        run(
            "evaluate",
            "writers",
            "--examples=" + folder.resolve("w"),
            "--families=somebody",
            "--apart=clinic,farm");

    assertThat(report.lines().map(line -> line.replaceAll("  +", " ")))
        .anyMatch(line -> line.startsWith("somebody unseen 0 5 "))
        .anyMatch(line -> line.startsWith("somebody, apart unseen 0 3 "))
        .anyMatch(line -> line.startsWith("somebody, apart seen 0 3 "));
  }

  @Test
  void evaluate_printsEveryMeasure() throws IOException {
    String report =
        run(
            "evaluate",
            "confidence",
            "--examples=" + folder.resolve("c"),
            "--compare=PLAIN_VOTE",
            "--answerability",
            "--resamples=3");
    assertThat(report)
        .contains("coverage of answerable", "RS(10", "AUROC", "F1 of the verdict", "PLAIN_VOTE")
        .contains("bound of 0.05 exceeded")
        .contains("TF-IDF forest", "FeatMD, names", "FeatRMD, own questions")
        .doesNotContain("How many doctors");
    for (String wrong : Files.readAllLines(folder.resolve("c").resolve("wrong-answers.jsonl"))) {
      assertThat(wrong).contains("\"difference\":", "\"gold\":");
    }
  }
}
