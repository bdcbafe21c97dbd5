package io.github.askjdbc.laboratory.slips;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlippingWriterTest {

  private static final int QUESTIONS = 200;
  private static final String GOLD = "SELECT name FROM doctor WHERE salary > 100";

  @TempDir private Path folder;

  private final List<EvaluationQuestion> questions = new ArrayList<>();

  @BeforeEach
  void make() throws Exception {
    SampleDatabases.make(folder);
    for (int i = 0; i < QUESTIONS; i++) {
      questions.add(
          EvaluationQuestion.answerable(
              "doctor-" + 7919L * i * i, "clinic", "Who earns more than 100?", GOLD));
    }
  }

  private Map<EvaluationQuestion, String> write(long seed) throws SQLException {
    try (StandardComponents rooms = new StandardComponents()) {
      DatabaseAccess databases =
          new DatabaseAccess(
              new SqliteFolder(folder, folder.resolve("copies")),
              EvaluatedPipeline.databases(rooms));
      return new SlippingWriter(databases, Target::budget, seed).write(questions);
    }
  }

  @Test
  void write_manyQuestions_slipsInOneHalf() throws Exception {
    Map<EvaluationQuestion, String> written = write(1);

    assertThat(written.keySet()).containsExactlyInAnyOrderElementsOf(questions);
    assertThat(written.values().stream().filter(GOLD::equals).count())
        .isBetween(QUESTIONS * 3L / 10, QUESTIONS * 7L / 10);
  }

  @Test
  void write_sameSeed_sameSlips() throws Exception {
    assertThat(write(1)).isEqualTo(write(1)).isNotEqualTo(write(2));
  }

  @Test
  void write_questionWithoutGold_isLeftOut() throws Exception {
    questions.add(
        EvaluationQuestion.unanswerable("none", "clinic", "Who owns a tractor?", "column"));

    assertThat(write(1)).hasSize(QUESTIONS);
  }

  @Test
  void write_goldThatIsNoQuery_staysAsItIs() throws Exception {
    questions.clear();
    for (int i = 0; i < QUESTIONS; i++) {
      questions.add(EvaluationQuestion.answerable("q" + i, "clinic", "Who?", "PRAGMA x"));
    }

    assertThat(write(1).values()).containsOnly("PRAGMA x");
  }
}
