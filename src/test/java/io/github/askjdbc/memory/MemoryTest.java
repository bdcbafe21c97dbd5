package io.github.askjdbc.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.memory.VerifiedQuestion.Verdict;
import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryTest {

  static final DatabaseIdentity SHOP = database("jdbc:x:shop?password=hunter2");
  static final Question VIPS = Question.of("Who are our VIPs?");
  private static final String SCALE = "models-1";

  @TempDir private Path folder;
  private Path path;
  private Memory memory;

  @BeforeEach
  void open() throws SQLException {
    path = folder.resolve("memory ?%41#.db");
    memory = opened(path);
  }

  static Memory opened(Path file) throws SQLException {
    Memory opened = new Memory(file, () -> 1_700_000_000_000L);
    opened.check();
    return opened;
  }

  private static DatabaseIdentity database(String url) {
    return new DatabaseIdentity(url, "ada", "", "public");
  }

  static VerifiedQuestion corrected(String sql) {
    return new VerifiedQuestion(sql, Verdict.CORRECTED, Optional.empty());
  }

  @Test
  void find_keptBefore_isThatWhateverTheCase() throws SQLException {
    Feedback own =
        new Feedback(
            "SELECT 2", 0.75, OptionalDouble.of(0.9), SCALE, List.of("top-tie", "fan-out"), false);
    VerifiedQuestion kept = new VerifiedQuestion("SELECT 1", Verdict.CONFIRMED, Optional.of(own));
    memory.keep(SHOP, VIPS, kept);
    assertThat(opened(path).find(SHOP, Question.of("please, who are our  vips"))).contains(kept);
    assertThat(memory.find(SHOP, Question.of("Who are our customers?"))).isEmpty();
    assertThat(memory.find(database("jdbc:x:bank"), VIPS)).isEmpty();
  }

  @Test
  void keep_again_replaces() throws SQLException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    memory.keep(SHOP, VIPS, corrected("SELECT 2"));
    assertThat(memory.find(SHOP, VIPS)).contains(corrected("SELECT 2"));
  }

  @Test
  void forget_kept_isGoneFromThatDatabaseAlone() throws SQLException {
    DatabaseIdentity bank = database("jdbc:x:bank");
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    memory.keep(bank, VIPS, corrected("SELECT 2"));
    assertThat(memory.forget(SHOP, VIPS)).isTrue();
    assertThat(memory.forget(SHOP, VIPS)).isFalse();
    assertThat(memory.find(SHOP, VIPS)).isEmpty();
    assertThat(memory.find(bank, VIPS)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'; DROP TABLE verified; --",
        "who\u0000is\u0007there",
        "who is \"O'Brien\" \\ % _ ?",
        "\u202ewho\u202c \ud83d\ude00 \ud800",
        "x\nATTACH 'y' AS z"
      })
  void keep_hostileText_isText(String text) throws SQLException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    memory.keep(SHOP, Question.of(text), corrected("SELECT '" + text + "'"));
    assertThat(memory.find(SHOP, VIPS)).isPresent();
    assertThat(memory.find(SHOP, Question.of(text))).isPresent();
    assertThat(memory.find(SHOP, Question.of(text + " else"))).isEmpty();
  }

  @Test
  void keep_tooLong_isRefused() throws SQLException {
    assertThatThrownBy(
            () -> memory.keep(SHOP, Question.of("x".repeat(2_001)), corrected("SELECT 1")))
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll("the question has 2001 characters", "at most 2000");
    assertThatThrownBy(() -> memory.keep(SHOP, VIPS, corrected("x".repeat(32_001))))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("the SQL has 32001 characters");
    assertThat(memory.find(SHOP, VIPS)).isEmpty();
  }

  @Test
  void keep_full_isRefusedAndDropsNothing() throws SQLException {
    Memory small = new Memory(path, () -> 0, 2);
    small.keep(SHOP, Question.of("one"), corrected("SELECT 1"));
    small.keep(SHOP, Question.of("two"), corrected("SELECT 2"));
    assertThatThrownBy(() -> small.keep(SHOP, Question.of("three"), corrected("SELECT 3")))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("holds 2 questions of this database");
    small.keep(SHOP, Question.of("two"), corrected("SELECT 4"));
    small.keep(database("jdbc:x:bank"), Question.of("three"), corrected("SELECT 3"));
    assertThat(small.find(SHOP, Question.of("one"))).isPresent();
    assertThat(small.find(SHOP, Question.of("two"))).contains(corrected("SELECT 4"));
    assertThat(small.find(SHOP, Question.of("three"))).isEmpty();
  }

  @Test
  void keep_urlWithPassword_leavesNeitherInTheFile() throws SQLException, IOException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    assertThat(new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1))
        .contains("who are our vips")
        .doesNotContain("hunter2")
        .doesNotContain("jdbc:x:shop");
  }

  @Test
  void find_verdictThatIsNone_isAnError() throws SQLException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    execute(path, "UPDATE verified SET verdict = 'MAYBE'");
    assertThatThrownBy(() -> memory.find(SHOP, VIPS))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("a verdict that is none");
  }

  @Test
  void keep_manyWritersAtOnce_losesNothing() throws Exception {
    Path fresh = folder.resolve("fresh.db");
    int writers = 4;
    int questions = 15;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      List<Future<?>> done = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        int own = writer;
        done.add(
            threads.submit(
                () -> {
                  Memory mine = opened(fresh);
                  for (int i = 0; i < questions; i++) {
                    mine.keep(SHOP, Question.of("q " + own + " " + i), corrected("SELECT " + i));
                    mine.keep(SHOP, Question.of("shared"), corrected("SELECT " + own));
                  }
                  return null;
                }));
      }
      for (Future<?> one : done) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
    Memory read = opened(fresh);
    for (int writer = 0; writer < writers; writer++) {
      for (int i = 0; i < questions; i++) {
        assertThat(read.find(SHOP, Question.of("q " + writer + " " + i))).isPresent();
      }
    }
    assertThat(count(fresh)).isEqualTo(writers * questions + 1);
  }

  @Test
  void keep_fromTwoPrograms_losesNothing() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OtherProgram.class.getName(),
                path.toString())
            .inheritIO()
            .start();
    for (int i = 0; i < 20; i++) {
      memory.keep(SHOP, Question.of("mine " + i), corrected("SELECT 1"));
    }
    assertThat(other.waitFor()).isZero();
    assertThat(count(path)).isEqualTo(40);
  }

  /** Writes twenty questions to the file that it is given. */
  static final class OtherProgram {
    private OtherProgram() {}

    public static void main(String[] arguments) throws SQLException {
      Memory memory = opened(Path.of(arguments[0]));
      for (int i = 0; i < 20; i++) {
        memory.keep(SHOP, Question.of("theirs " + i), corrected("SELECT 1"));
      }
    }
  }

  @Test
  void outcomes_verdicts_areOfThatDatabaseAndScaleAlone() throws SQLException {
    judge(SHOP, SCALE, 40, 0.5);
    assertThat(memory.records().verdicts(SHOP, SCALE))
        .hasSize(40)
        .filteredOn(ScoredSql::right)
        .hasSize(20)
        .containsOnly(new ScoredSql(0.95, true));
    assertThat(memory.records().verdicts(SHOP, "models-2")).isEmpty();
    assertThat(memory.records().verdicts(database("jdbc:x:bank"), SCALE)).isEmpty();
  }

  @Test
  void outcomes_verdictsOfAnother_areSeen() throws SQLException {
    judge(SHOP, SCALE, 20, 0.5);
    assertThat(memory.records().verdicts(SHOP, SCALE)).hasSize(20);
    judge(SHOP, SCALE, 40, 0.5);
    assertThat(memory.records().verdicts(SHOP, SCALE)).hasSize(40);
    Memory other = opened(path);
    for (int i = 0; i < 40; i++) {
      other.keep(SHOP, Question.of("question " + i), corrected("SELECT 1"));
    }
    assertThat(memory.records().verdicts(SHOP, SCALE)).isEmpty();
  }

  @Test
  void outcomes_verdictsForgottenByAnother_areGivenUp() throws SQLException {
    judge(SHOP, SCALE, 40, 0.5);
    assertThat(memory.records().verdicts(SHOP, SCALE)).hasSize(40);
    Memory other = opened(path);
    for (int i = 39; i > 20; i--) {
      assertThat(other.forget(SHOP, Question.of("question " + i))).isTrue();
    }
    assertThat(memory.records().verdicts(SHOP, SCALE)).hasSize(21);
  }

  /** Verdicts on SQL of which we were nearly sure. */
  private void judge(DatabaseIdentity database, String scale, int count, double shareRight)
      throws SQLException {
    for (int i = 0; i < count; i++) {
      Feedback own =
          new Feedback(
              "SELECT 1", 0.95, OptionalDouble.empty(), scale, List.of(), i < count * shareRight);
      memory.keep(
          database,
          Question.of("question " + i),
          new VerifiedQuestion("SELECT 2", Verdict.CORRECTED, Optional.of(own)));
    }
  }

  static void execute(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  static int count(Path file) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toUri());
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM verified")) {
      return row.getInt(1);
    }
  }
}
