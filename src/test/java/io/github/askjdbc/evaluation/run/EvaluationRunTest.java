package io.github.askjdbc.evaluation.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.laboratory.run.LabelCheck;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluationRunTest {

  private static final QueryRunner RUNNER =
      new QueryRunner(System::nanoTime, Duration.ofSeconds(5), 1000);

  private static final EvaluationQuestion RIGHT =
      EvaluationQuestion.answerable(
          "right", "clinic", "How many doctors?", "SELECT COUNT(*) FROM doctor");
  private static final EvaluationQuestion WRONG =
      EvaluationQuestion.answerable("wrong", "clinic", "Which names?", "SELECT name FROM doctor");
  private static final EvaluationQuestion WITHHELD =
      EvaluationQuestion.answerable(
          "withheld", "clinic", "Which floors?", "SELECT floor FROM ward");
  private static final EvaluationQuestion UNKNOWN =
      EvaluationQuestion.unanswerable("unknown", "clinic", "Who is the lawyer?", "column-related");
  private static final EvaluationQuestion BREAKING =
      EvaluationQuestion.answerable("breaking", "clinic", "Break!", "SELECT 1");
  private static final EvaluationQuestion NO_DATABASE =
      EvaluationQuestion.answerable("no-database", "../clinic", "How many?", "SELECT 1");
  private static final EvaluationQuestion BAD_GOLD =
      EvaluationQuestion.answerable("bad-gold", "clinic", "How many?", "SELECT nothing");
  private static final List<EvaluationQuestion> ALL =
      List.of(RIGHT, WRONG, WITHHELD, UNKNOWN, BREAKING, NO_DATABASE, BAD_GOLD);

  @TempDir Path folder;
  @TempDir Path out;

  private final ScriptedPipeline pipeline =
      new ScriptedPipeline(
          Map.of(
              RIGHT.question(), "SELECT COUNT(name) FROM doctor",
              WRONG.question(), "SELECT specialty FROM doctor",
              WITHHELD.question(), "SELECT floor FROM ward /* doubtful */"));

  @BeforeEach
  void makeDatabases() throws SQLException {
    SampleDatabases.make(folder);
  }

  @AfterAll
  static void close() {
    RUNNER.close();
  }

  private QuestionEvaluation evaluation(Approach approach) {
    return new QuestionEvaluation(
        approach,
        new DatabaseAccess(
            new SqliteFolder(folder, out.resolve("copies")),
            (url, connection) -> new UnseenDatabase()),
        new GoldComparison(RUNNER, 1),
        () -> new QuestionBudget(System::nanoTime, Duration.ofSeconds(5), 10),
        System::nanoTime);
  }

  private List<QuestionResult> run(List<EvaluationQuestion> questions, int threads)
      throws IOException, InterruptedException {
    try (ResultsFile file = ResultsFile.open(out, Map.of("seed", "1"))) {
      return EvaluationRun.run(
          questions, evaluation(new WholePipeline(pipeline)), file, threads, () -> {});
    }
  }

  @Test
  void run_everyKindOfQuestion_endsAsItShould() throws Exception {
    List<QuestionResult> results = run(ALL, 2);

    assertThat(results)
        .extracting(QuestionResult::id)
        .containsExactlyElementsOf(ALL.stream().map(EvaluationQuestion::id).toList());
    assertThat(results)
        .extracting(QuestionResult::answered)
        .containsExactly(true, true, false, false, false, false, false);
    assertThat(results)
        .extracting(result -> result.right(MatchForm.STRICT))
        .containsExactly(true, false, true, false, false, false, false);
    assertThat(results)
        .extracting(QuestionResult::usable)
        .containsExactly(true, true, true, true, true, false, false);
    assertThat(results.get(2).reason()).contains("NL004");
    assertThat(results.get(2).findings()).containsExactly("doubtful-word [WHERE]: <b>doubtful</b>");
    assertThat(results.get(3).reason()).contains("NL002");
    assertThat(results.get(4).failure().orElseThrow()).contains("broken on purpose");
    assertThat(results.get(5).problem().orElseThrow()).contains("no database '../clinic'");
    assertThat(results.get(6).problem().orElseThrow()).contains("the gold does not run");
    assertThat(results.get(0).millis()).containsKeys("inspect", QuestionEvaluation.TOTAL);
  }

  @Test
  void run_stoppedHalfway_goesOnWhereItWas() throws Exception {
    run(ALL.subList(0, 2), 1);
    Files.writeString(
        out.resolve("results.jsonl"), "{\"question\": {\"id\": \"wit", StandardOpenOption.APPEND);
    assertThat(pipeline.asked()).isEqualTo(2);

    AtomicInteger progress = new AtomicInteger();
    List<QuestionResult> results;
    try (ResultsFile file = ResultsFile.open(out, Map.of("seed", "1"))) {
      results =
          EvaluationRun.run(
              ALL.subList(0, 4),
              evaluation(new WholePipeline(pipeline)),
              file,
              2,
              progress::incrementAndGet);
    }

    assertThat(pipeline.asked()).isEqualTo(4);
    assertThat(progress).hasValue(4);
    assertThat(results).extracting(QuestionResult::usable).containsOnly(true);
    assertThat(ResultsFile.read(out)).containsExactlyInAnyOrderElementsOf(results);
  }

  @Test
  void open_folderOfAnotherRun_isRefused() throws IOException {
    ResultsFile.open(out, Map.of("seed", "1")).close();

    assertThatThrownBy(() -> ResultsFile.open(out, Map.of("seed", "2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Choose another folder");
  }

  @Test
  void evaluate_hiddenColumn_isGoneFromTheCopyOnly() throws SQLException {
    EvaluationQuestion hidden =
        EvaluationQuestion.unanswerable("h", "clinic", "Which names?", "column-related")
            .withHidden(List.of("doctor.specialty"));

    QuestionResult result = evaluation(new WholePipeline(pipeline)).evaluate(hidden);

    assertThat(result.sqlRows().flatMap(RowsPreview::failure).orElseThrow()).contains("specialty");
    assertThat(evaluation(new WholePipeline(pipeline)).evaluate(WRONG).sqlRows().orElseThrow())
        .satisfies(rows -> assertThat(rows.count()).isEqualTo(3));
  }

  @Test
  void evaluate_keyThatCannotBeTakenOut_isAProblem() {
    EvaluationQuestion hidden = UNKNOWN.withHidden(List.of("doctor.doctor_id"));

    assertThat(evaluation(new WholePipeline(pipeline)).evaluate(hidden).problem().orElseThrow())
        .contains("doctor_id");
  }

  @Test
  void recorded_severalSamples_takesTheLargestGroupOfSameRows() {
    Prediction prediction =
        new Prediction(
            "right",
            List.of(
                "SELECT broken",
                "SELECT 7",
                "SELECT COUNT(*) FROM doctor",
                "SELECT COUNT(doctor_id) FROM doctor"),
            Optional.empty());
    Approach approach = new RecordedSql(pipeline, Map.of("right", prediction), RUNNER);

    QuestionResult result = evaluation(approach).evaluate(RIGHT);

    assertThat(result.sql()).contains("SELECT COUNT(*) FROM doctor");
    assertThat(result.agreement()).hasValue(0.5);
    assertThat(result.right(MatchForm.STRICT)).isTrue();
  }

  @Test
  void recorded_noPrediction_isAProblem() {
    Approach approach = new RecordedSql(pipeline, Map.of(), RUNNER);

    assertThat(evaluation(approach).evaluate(RIGHT).problem().orElseThrow())
        .contains("no prediction");
  }

  @Test
  void labels_recordedWrongly_areNamed() throws SQLException {
    LabelCheck check =
        new LabelCheck(
            new ExecutionMatch(RUNNER), new SqliteFolder(folder, out), MatchForm.BENCHMARK);

    LabelCheck.Result result =
        check.check(
            Map.of("right", RIGHT, "wrong", WRONG),
            List.of(
                new Prediction("right", List.of("SELECT 3"), Optional.of(true)),
                new Prediction("wrong", List.of("SELECT 3"), Optional.of(true)),
                new Prediction("nobody's", List.of("SELECT 3"), Optional.of(true))));

    assertThat(result.compared()).isEqualTo(2);
    assertThat(result.agreement()).isEqualTo(0.5);
    assertThat(result.differences()).extracting(LabelCheck.Difference::id).containsExactly("wrong");
  }

  @Test
  void connect_predictedSqlThatWrites_changesNothing() throws SQLException {
    try (Connection connection = new SqliteFolder(folder, out).connect("clinic")) {
      assertThatThrownBy(() -> connection.createStatement().executeUpdate("DELETE FROM doctor"))
          .isInstanceOf(SQLException.class);
    }
  }
}
