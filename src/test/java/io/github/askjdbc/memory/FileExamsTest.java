package io.github.askjdbc.memory;

import static io.github.askjdbc.memory.MemoryTest.opened;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.ExamRecords.Paper;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exams in the memory's file, and those of the process. */
class FileExamsTest {

  private static final DatabaseIdentity SHOP = MemoryTest.SHOP;
  private static final DatabaseIdentity BANK = new DatabaseIdentity("jdbc:x:bank", "", "", "");
  private static final ExamKey KEY = new ExamKey("openai:x", "p1", "s1");
  private static final Paper PAPER = new Paper("paper", 2);
  private static final ExamAnswer RIGHT =
      new ExamAnswer(
          0,
          "count",
          true,
          Outcome.RIGHT,
          false,
          OptionalDouble.of(0.75),
          OptionalDouble.of(0.5),
          new Cost(1, 11, 7, 90));
  private static final ExamAnswer NONE =
      new ExamAnswer(
          1,
          "not-sql",
          false,
          Outcome.NONE,
          true,
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          new Cost(2, 20, 8, 1));

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("memory.db");
  }

  private ExamRecords records(String kind) throws SQLException {
    return kind.equals("file") ? opened(path).exams() : new ProcessExams();
  }

  @ParameterizedTest
  @ValueSource(strings = {"file", "process"})
  void latest_wholeExam_isReadBackForThatKeyAlone(String kind) throws SQLException {
    ExamRecords records = records(kind);
    records.keep(SHOP, KEY, PAPER, NONE);
    assertThat(records.latest(SHOP, KEY)).isEmpty();
    assertThat(records.answered(SHOP, KEY, PAPER)).containsOnlyKeys(1);

    records.keep(SHOP, KEY, PAPER, RIGHT);

    assertThat(records.latest(SHOP, KEY)).contains(new ExamRecord(List.of(RIGHT, NONE)));
    assertThat(records.latest(SHOP, KEY).orElseThrow().scored())
        .containsExactly(new ScoredSql(0.75, OptionalDouble.of(0.5), true));
    assertThat(records.latest(BANK, KEY)).isEmpty();
    assertThat(records.latest(SHOP, new ExamKey("openai:y", "p1", "s1"))).isEmpty();
    assertThat(records.latest(SHOP, new ExamKey("openai:x", "p2", "s1"))).isEmpty();
    assertThat(records.latest(SHOP, new ExamKey("openai:x", "p1", "s2"))).isEmpty();
    assertThat(records.answered(SHOP, KEY, new Paper("other", 2))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"file", "process"})
  void keep_anotherPaper_takesThePlaceOnceItIsWhole(String kind) throws SQLException {
    ExamRecords records = records(kind);
    records.keep(SHOP, KEY, PAPER, RIGHT);
    records.keep(SHOP, KEY, PAPER, NONE);
    Paper next = new Paper("a later one", 2);

    records.keep(SHOP, KEY, next, NONE);
    assertThat(records.latest(SHOP, KEY)).contains(new ExamRecord(List.of(RIGHT, NONE)));

    ExamAnswer wrong =
        new ExamAnswer(
            0,
            "count",
            true,
            Outcome.WRONG,
            false,
            OptionalDouble.of(0.5),
            OptionalDouble.empty(),
            Cost.NONE);
    records.keep(SHOP, KEY, next, wrong);
    assertThat(records.latest(SHOP, KEY)).contains(new ExamRecord(List.of(wrong, NONE)));
    assertThat(records.answered(SHOP, KEY, PAPER)).isEmpty();
  }

  @Test
  void check_fileOfTheVersionWithoutExams_isBroughtUpToThis() throws SQLException {
    Memory memory = opened(path);
    memory.keep(SHOP, MemoryTest.VIPS, MemoryTest.corrected("SELECT 1"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement statement = connection.createStatement()) {
      statement.execute("DROP TABLE exam");
      statement.execute("ALTER TABLE verified DROP COLUMN own_sureness");
      statement.execute("PRAGMA user_version = 1");
    }

    Memory again = opened(path);
    again.exams().keep(SHOP, KEY, PAPER, RIGHT);

    assertThat(again.find(SHOP, MemoryTest.VIPS)).isPresent();
    assertThat(opened(path).exams().answered(SHOP, KEY, PAPER)).containsEntry(0, RIGHT);
  }

  @Test
  void check_fileOfTheVersionWithoutSureness_isBroughtUpToThis() throws SQLException {
    opened(path).exams().keep(SHOP, KEY, PAPER, NONE);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement statement = connection.createStatement()) {
      statement.execute("ALTER TABLE verified DROP COLUMN own_sureness");
      statement.execute("ALTER TABLE exam DROP COLUMN sureness");
      statement.execute("PRAGMA user_version = 2");
    }

    opened(path).exams().keep(SHOP, KEY, PAPER, RIGHT);

    assertThat(opened(path).exams().latest(SHOP, KEY))
        .contains(new ExamRecord(List.of(RIGHT, NONE)));
  }
}
