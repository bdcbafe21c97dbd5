package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.questions.JsonLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short commands that {@code ask evaluate} has from the laboratory. */
class LaboratoryCommandsTest {

  private static final String QUESTIONS =
      """
      {"id": "1", "db": "clinic", "question": "How many doctors?", "gold": "SELECT COUNT(*) FROM doctor"}
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
    return AskCommand.commandLine()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(output, true))
        .execute(Stream.concat(Stream.of("evaluate"), Stream.of(arguments)).toArray(String[]::new));
  }

  @Test
  void convert_spiderFile_becomesAQuestionSet() throws IOException {
    Path spider =
        Files.writeString(
            folder.resolve("dev.json"),
            """
            [{"db_id": "clinic", "question": "How many doctors?", "query": "SELECT COUNT(*) FROM doctor"},
             {"db_id": "clinic", "question": ""},
             {"db_id": "elsewhere", "question": "Who?", "query": "SELECT 1"}]
            """);
    Files.writeString(folder.resolve("tables.json"), "[{\"db_id\": \"clinic\"}]");
    Path out = folder.resolve("made.jsonl");

    assertThat(execute("convert", spider.toString(), out.toString())).isZero();

    assertThat(Files.readString(out))
        .isEqualTo(
            "{\"id\":\"dev-0\",\"db\":\"clinic\",\"question\":\"How many doctors?\","
                + "\"gold\":\"SELECT COUNT(*) FROM doctor\"}\n");
    assertThat(output.toString())
        .contains("dev.json[1]: db_id, question and query are needed")
        .contains("dev.json[2]: tables.json has no database 'elsewhere'")
        .contains("1 questions written");
  }

  @Test
  void correct_wrongGoldAndASecondReading_oneIsReplacedAndOneIsAdded() throws IOException {
    Path questions =
        Files.writeString(
            folder.resolve("questions.jsonl"),
            """
            {"id": "1", "db": "clinic", "question": "Oldest doctor?", "gold": "SELECT 1"}
            {"id": "2", "db": "clinic", "question": "Cities of doctors?", "gold": "SELECT 2"}
            {"id": "3", "db": "clinic", "question": "Wards?", "gold": "SELECT 3"}
            """);
    Path corrections =
        Files.writeString(
            folder.resolve("corrections.jsonl"),
            """
            {"id": "1", "verdict": "gold-is-wrong", "sql": "SELECT 10", "reason": "youngest"}
            {"id": "2", "verdict": "both-are-right", "sql": "SELECT 20", "reason": "each once"}
            """);
    Path out = folder.resolve("corrected.jsonl");

    assertThat(execute("correct", questions.toString(), corrections.toString(), out.toString()))
        .isZero();

    assertThat(JsonLines.questions(out).rows())
        .extracting(question -> question.gold().orElseThrow() + question.accepted())
        .containsExactly("SELECT 10[]", "SELECT 2[SELECT 20]", "SELECT 3[]");
    assertThat(output.toString()).contains("3 questions written").contains("2 of them corrected");
  }

  @Test
  void correct_unknownVerdict_saysWhatIsNeeded() throws IOException {
    Path questions =
        Files.writeString(
            folder.resolve("questions.jsonl"),
            "{\"id\": \"1\", \"db\": \"clinic\", \"question\": \"Who?\", \"gold\": \"SELECT 1\"}");
    Path corrections =
        Files.writeString(
            folder.resolve("corrections.jsonl"),
            "{\"id\": \"1\", \"verdict\": \"odd\", \"sql\": \"SELECT 2\", \"reason\": \"\"}");

    assertThat(
            execute(
                "correct",
                questions.toString(),
                corrections.toString(),
                folder.resolve("corrected.jsonl").toString()))
        .isNotZero();

    assertThat(output.toString()).contains("{id, verdict, sql, reason} are needed");
  }

  @Test
  void harder_ofPlainQuestions_areWritten() throws IOException {
    Path out = folder.resolve("harder.jsonl");

    assertThat(
            execute(
                "harder",
                "--questions",
                questions.toString(),
                "--databases",
                folder.toString(),
                "--count",
                "4",
                "--out",
                out.toString()))
        .isZero();

    assertThat(Files.readAllLines(out)).hasSize(4);
  }

  @Test
  void harder_mix_writesThePlainQuestionsAndAsManyAsBalanceThem() throws IOException {
    Path out = folder.resolve("mixed.jsonl");

    assertThat(
            execute(
                "harder",
                "--mix",
                "--questions",
                questions.toString(),
                "--databases",
                folder.toString(),
                "--out",
                out.toString()))
        .isZero();

    // of the four given, three have gold and one has none
    assertThat(Files.readAllLines(out))
        .hasSize(6)
        .filteredOn(line -> line.contains("\"gold\":null"))
        .hasSize(3);
  }

  @Test
  void labels_agreeing_exitsWithZero() throws IOException {
    Path predictions =
        Files.writeString(
            folder.resolve("labelled.jsonl"),
            "{\"id\": \"1\", \"sql\": \"SELECT 3\", \"correct\": true}\n");

    assertThat(
            execute(
                "labels",
                predictions.toString(),
                "--questions",
                questions.toString(),
                "--databases",
                folder.toString()))
        .isZero();
    assertThat(output.toString()).contains("all: 1 rows, 0 differ, 100.000 % agree");
  }

  @Test
  void repairs_literalInOtherCase_countsWhatItMendsAndBreaks() throws IOException {
    Path asked =
        Files.writeString(
            folder.resolve("asked.jsonl"),
            """
            {"id": "a", "db": "clinic", "question": "Which doctors are in Surgery?", \
            "gold": "SELECT name FROM doctor WHERE specialty = 'Surgery'"}
            {"id": "b", "db": "clinic", "question": "Which doctors are in SURGERY?", \
            "gold": "SELECT name FROM doctor WHERE specialty = 'SURGERY'"}
            """);
    Path predictions =
        Files.writeString(
            folder.resolve("recorded.jsonl"),
            """
            {"id": "a", "sql": "SELECT name FROM doctor WHERE specialty = 'SURGERY'", \
            "correct": false}
            {"id": "b", "sql": "SELECT name FROM doctor WHERE specialty = 'SURGERY'", \
            "correct": true}
            """);

    assertThat(
            execute(
                "repairs",
                "--predictions",
                predictions.toString(),
                "--questions",
                asked.toString(),
                "--databases",
                folder.toString(),
                "--out",
                folder.resolve("out").toString()))
        .as(output.toString())
        .isZero();
    assertThat(output.toString())
        .containsPattern("folded-literal +2 +2 +1 +1 +0")
        .contains("2 SQL; right before 1, after 1");
  }

  @Test
  void keys_hiddenKeys_areComparedWithTheDeclared() {
    assertThat(execute("keys", "--databases", folder.toString(), "--list")).isZero();

    assertThat(output.toString())
        .containsPattern("clinic +1 declared, +1 inferred, +1 of them declared")
        .containsPattern("farm +0 declared, +0 inferred, +0 of them declared")
        .containsPattern("precision +1\\.000")
        .containsPattern("recall +1\\.000");
  }
}
