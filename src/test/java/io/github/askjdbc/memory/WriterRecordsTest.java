package io.github.askjdbc.memory;

import static io.github.askjdbc.memory.MemoryTest.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.ExamRecords.Paper;
import io.github.askjdbc.memory.VerifiedQuestion.Verdict;
import io.github.askjdbc.question.Question;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of writers at one moment. */
class WriterRecordsTest {

  private static final DatabaseIdentity BANK = new DatabaseIdentity("jdbc:x:bank", "", "", "");
  private static final String SCALE = "models-1";
  private static final ExamKey KEY = new ExamKey("openai:x", "p1", "s1");
  private static final Paper PAPER = new Paper("paper", 2);

  @TempDir private Path folder;
  private Path path;
  private Memory memory;

  @BeforeEach
  void open() throws SQLException {
    path = folder.resolve("memory.db");
    memory = MemoryTest.opened(path);
  }

  private static ExamAnswer answer(int number) {
    return new ExamAnswer(
        number,
        "count",
        true,
        Outcome.RIGHT,
        false,
        OptionalDouble.of(0.75),
        OptionalDouble.empty(),
        Cost.NONE);
  }

  private static void sit(ExamRecords exams, int number) throws SQLException {
    exams.keep(SHOP, KEY, PAPER, answer(number));
  }

  private static void judge(Memory memory, String question) throws SQLException {
    Feedback own = new Feedback("SELECT 1", 0.95, OptionalDouble.of(0.5), SCALE, List.of(), true);
    memory.keep(
        SHOP,
        Question.of(question),
        new VerifiedQuestion("SELECT 1", Verdict.CONFIRMED, Optional.of(own)));
  }

  @Test
  void records_verdictsAndWholeExams_areKnown() throws SQLException {
    judge(memory, "first");
    sit(memory.exams(), 0);
    assertThat(memory.records().exam(SHOP, KEY)).isEmpty();

    sit(memory.exams(), 1);

    WriterRecords records = memory.records();
    assertThat(records.verdicts(SHOP, SCALE))
        .containsExactly(new ScoredSql(0.95, OptionalDouble.of(0.5), true));
    assertThat(records.verdicts(BANK, SCALE)).isEmpty();
    assertThat(records.exam(SHOP, KEY)).isEqualTo(memory.exams().latest(SHOP, KEY)).isPresent();
    assertThat(records.exam(BANK, KEY)).isEmpty();
    assertThat(records.exam(SHOP, new ExamKey("openai:y", "p1", "s1"))).isEmpty();
  }

  @Test
  void records_takenBefore_doNotChange() throws SQLException {
    judge(memory, "first");
    WriterRecords before = memory.records();
    judge(MemoryTest.opened(path), "second");

    assertThat(before.verdicts(SHOP, SCALE)).hasSize(1);
    assertThat(memory.records().verdicts(SHOP, SCALE)).hasSize(2);
  }

  /** What one connection works out serves others as long as they go by the same. */
  @Test
  void records_nothingNewOfAWriter_areTheSame() throws SQLException {
    judge(memory, "first");
    WriterRecords before = memory.records();
    assertThat(memory.records()).isSameAs(before);

    memory.keep(SHOP, Question.of("second"), MemoryTest.corrected("SELECT 2"));
    sit(memory.exams(), 0);
    assertThat(memory.records()).isSameAs(before);
  }

  @Test
  void records_examsOfTheProcess_areKnownOnceWhole() throws SQLException {
    ProcessExams exams = new ProcessExams();
    WriterRecords nothing = exams.records();
    sit(exams, 0);
    assertThat(exams.records()).isSameAs(nothing);

    sit(exams, 1);

    assertThat(exams.records().exam(SHOP, KEY).orElseThrow().scored()).hasSize(2);
    assertThat(nothing.exam(SHOP, KEY)).isEmpty();
  }
}
