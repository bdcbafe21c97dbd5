package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ask evaluate exams} makes of writers that are good, bad and in between. */
class ExamsCommandTest {

  private static final String QUESTIONS =
      """
      {"id": "1", "db": "clinic", "question": "How many doctors?", "gold": "SELECT COUNT(*) FROM doctor"}
      {"id": "2", "db": "clinic", "question": "Which names?", "gold": "SELECT name FROM doctor"}
      {"id": "3", "db": "clinic", "question": "What is the fax number?", "gold": null}
      """;

  @TempDir private Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    SampleDatabases.make(folder);
    Files.writeString(folder.resolve("questions.jsonl"), QUESTIONS);
  }

  private List<String> exams(String... more) {
    String[] given = {
      "evaluate",
      "exams",
      "--questions",
      folder.resolve("questions.jsonl").toString(),
      "--databases",
      folder.toString()
    };
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute(Stream.concat(Stream.of(given), Stream.of(more)).toArray(String[]::new));
    assertThat(exit).as(output::toString).isZero();
    return output.toString().lines().toList();
  }

  /** A pattern for the line of a writer. */
  private static String line(String writer, String exam, String real) {
    return "clinic +"
        + writer
        + " +"
        + exam
        + " +[0-9]+/[0-9]+ +[0-9]+ to [0-9]+ % +"
        + real
        + " .*";
  }

  @Test
  void exams_ownReadersAndGold_areComparedWithPeoplesQuestions() {
    List<String> lines = exams("--spoilt", "1");

    assertThat(lines)
        .anyMatch(line -> line.matches(line("own readers", "[0-9]+/[0-9]+", "[12]/2")))
        .anyMatch(line -> line.matches(line("gold", "([0-9]+)/\\1", "2/2")))
        .anyMatch(line -> line.matches(line("gold, 100 % spoilt", "[0-2]/[0-9]+", "0/2")))
        .anyMatch(line -> line.startsWith("models, from the exam to what people ask"));
  }

  @Test
  void exams_modelWithARecording_isAskedOnceAndKept() throws SQLException {
    Path recording = folder.resolve("recording.jsonl");
    Path out = folder.resolve("out.jsonl");
    String reply = "{\"sql\": \"SELECT COUNT(*) FROM doctor\", \"reason\": \"\"}";
    try (ModelStub stub = ModelStub.of(Speaks.says(reply))) {
      String[] asking = {
        "--writers",
        "MODEL",
        "--spoilt",
        "0",
        "--record",
        recording.toString(),
        "--out",
        out.toString(),
        "-s",
        "ask.model=openai:stub",
        "-s",
        "ask.model.url=" + stub.url()
      };
      assertThat(exams(asking))
          .anyMatch(line -> line.matches(line("openai:stub", "[0-9]+/[0-9]+", "1/2")));
      int asked = stub.received().size();

      assertThat(exams(asking)).anyMatch(line -> line.contains("openai:stub"));
      assertThat(stub.received()).hasSize(asked);
    }
    assertThat(out).isNotEmptyFile();
    assertThat(recording).isNotEmptyFile();
  }
}
