package io.github.askjdbc.evaluation.questions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesTest {

  @TempDir Path folder;

  @Test
  void questions_badLines_areReportedAndTheRestIsRead() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("set.jsonl"),
            """
            {"id": "1", "db": "shop", "question": "How many?", "gold": "SELECT 1", "note": "ignored"}
            this is not JSON

            {"id": "2", "db": "shop", "question": "Why?", "gold": null, "category": "non-sql"}
            {"id": "1", "db": "shop", "question": "Again?", "gold": "SELECT 1"}
            {"id": "3", "db": "shop"}
            null
            [1, 2]
            {"id": "4", "db": " ", "question": "Where?"}
            """);

    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(file);

    assertThat(content.rows()).extracting(EvaluationQuestion::id).containsExactly("1", "2");
    assertThat(content.rows().get(0).gold()).contains("SELECT 1");
    assertThat(content.rows().get(1).gold()).isEmpty();
    assertThat(content.rows().get(1).category()).contains("non-sql");
    assertThat(content.problems())
        .extracting(Problem::place)
        .containsExactly(
            "set.jsonl:2",
            "set.jsonl:5",
            "set.jsonl:6",
            "set.jsonl:7",
            "set.jsonl:8",
            "set.jsonl:9");
    assertThat(content.problems().get(1).reason())
        .isEqualTo("its id stands in set.jsonl:1 already");
    assertThat(content.problems().get(2).reason()).contains("question");
    assertThat(content.problems().get(5).reason()).contains("\"db\" is missing or blank");
  }

  @Test
  void questions_brokenBytes_loseOnlyTheirLine() throws IOException {
    Path file = folder.resolve("bytes.jsonl");
    Files.write(file, new byte[] {'{', (byte) 0xff, (byte) 0xfe, '\n'});
    Files.writeString(
        file,
        "{\"id\": \"1\", \"db\": \"shop\", \"question\": \"Où?\"}\n",
        java.nio.file.StandardOpenOption.APPEND);

    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(file);

    assertThat(content.rows()).extracting(EvaluationQuestion::question).containsExactly("Où?");
    assertThat(content.problems()).extracting(Problem::place).containsExactly("bytes.jsonl:1");
  }

  @Test
  void write_thenRead_givesTheSameQuestions() throws IOException {
    List<EvaluationQuestion> questions =
        List.of(
            EvaluationQuestion.answerable("a", "shop", "How \"many\"?\n", "SELECT 1"),
            EvaluationQuestion.unanswerable("b", "shop", "Why?", "non-sql")
                .withHidden(List.of("shop.city")));
    Path file = folder.resolve("made/set.jsonl");

    JsonLines.write(file, questions);

    assertThat(JsonLines.questions(file).rows()).isEqualTo(questions);
    assertThat(Files.readAllLines(file).get(1)).contains("\"gold\":null");
  }

  @Test
  void predictions_oneTextOrSeveral_areRead() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("predictions.jsonl"),
            """
            {"id": "1", "sql": "SELECT 1", "correct": true}
            {"id": "2", "sql": ["SELECT 1", "SELECT 2"]}
            {"id": "3", "samples": ["SELECT 3"]}
            {"id": "4"}
            """);

    JsonLines.Content<Prediction> content = JsonLines.predictions(file);

    assertThat(content.rows())
        .extracting(Prediction::sql)
        .containsExactly(List.of("SELECT 1"), List.of("SELECT 1", "SELECT 2"), List.of("SELECT 3"));
    assertThat(content.rows().get(0).correct()).contains(true);
    assertThat(content.rows().get(1).correct()).isEmpty();
    assertThat(content.problems()).hasSize(1);
  }
}
