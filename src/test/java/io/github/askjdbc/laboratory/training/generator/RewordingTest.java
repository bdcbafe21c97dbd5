package io.github.askjdbc.laboratory.training.generator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.mentions.MentionFinder;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.LinkedQuestion;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class RewordingTest {

  private static final EvaluationQuestion QUESTION =
      EvaluationQuestion.answerable(
          "1", "clinic", "Show the salary of doctors whose city is Lyon", "SELECT 1");

  private static Connection connection;
  private static LinkedQuestion linked;
  private static Mentions mentions;

  @BeforeAll
  static void open() throws SQLException {
    connection = ClinicDatabase.open();
    DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
    linked = ClinicDatabase.link(QUESTION.question(), knowledge);
    mentions = new MentionFinder().find(linked, new SchemaIndex(knowledge.catalog()));
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
  }

  @Test
  void of_question_namesReplacedAndValuesKept() {
    List<String> texts = texts(7);

    assertThat(texts)
        .isNotEmpty()
        .doesNotContain(QUESTION.question())
        .allMatch(text -> text.startsWith("List the ") && text.endsWith(" is Lyon."));
    assertThat(texts).anyMatch(text -> !text.contains("salary"));
    assertThat(texts).anyMatch(text -> !text.contains("doctors"));
  }

  @Test
  void of_sameSeed_theSame() {
    assertThat(texts(3)).isEqualTo(texts(3));
  }

  private static List<String> texts(long seed) {
    Rewording rewording = new Rewording(seed);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      rewording.of(QUESTION, linked, mentions).ifPresent(other -> texts.add(other.question()));
    }
    return texts;
  }
}
