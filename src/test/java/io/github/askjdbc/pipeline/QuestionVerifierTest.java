package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.memory.Feedback;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.VerifiedQuestion;
import io.github.askjdbc.pipeline.QuestionVerifier.Outcome;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * With one generator that writes the same for every question, so that verdicts are all that
 * changes.
 */
class QuestionVerifierTest {

  private static final double GIVEN = 0.95;
  private static final String OURS = "SELECT id FROM doctor WHERE id < 3";
  private static final Question DOCTORS = Question.of("Which doctors are on duty?");

  @TempDir private Path folder;
  private Target clinic;
  private Memory memory;

  @BeforeEach
  void open() throws SQLException {
    clinic =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE doctor (id INTEGER PRIMARY KEY, name TEXT)",
                "INSERT INTO doctor VALUES (1, 'Ada'), (2, 'Ivo'), (3, 'Eve')");
    memory = new Memory(folder.resolve("memory.db"), () -> 0);
    memory.check();
  }

  @AfterEach
  void close() throws SQLException {
    clinic.close();
  }

  /** Written by a generator that is sure of itself; another candidate stands behind it. */
  private QuestionPipeline pipeline(boolean refits) throws SQLException {
    CandidateGenerator generator =
        new CandidateGenerator() {
          @Override
          public String id() {
            return "fixed";
          }

          @Override
          public List<Candidate> generate(GenerationRequest request) {
            return List.of(
                new Candidate(
                    "SELECT name FROM doctor", 0.5, Writer.of("fixed"), Optional.of(Set.of())),
                new Candidate(OURS, 1, Writer.of("fixed"), Optional.of(Set.of())));
          }
        };
    return new QuestionPipeline(
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime),
        new Plugins(List.of(generator), new Inspector(List.of())),
        inspected ->
            new Estimate(
                inspected.candidates().stream()
                    .map(one -> new Confidence(GIVEN * one.candidate().score(), false))
                    .toList(),
                0),
        new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8),
        new PipelineMemory(
            Optional.of(memory), "fixed", Optional.empty(), refits, memory.records()));
  }

  private ReadOnlyDatabase database() throws SQLException {
    return clinic.database();
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofSeconds(20), 200);
  }

  private QuestionReport ask(Question question) throws SQLException {
    return pipeline(true).ask(question, database(), budget());
  }

  private Outcome correct(Question question, String sql) throws SQLException {
    return pipeline(true)
        .verifying()
        .orElseThrow()
        .correct(question, sql, Optional.empty(), database(), budget());
  }

  private Outcome confirm(Question question) throws SQLException {
    return pipeline(true)
        .verifying()
        .orElseThrow()
        .confirm(question, Optional.empty(), database(), budget());
  }

  private Optional<Feedback> own(Question question) throws SQLException {
    return memory.find(database().identity(), question).flatMap(VerifiedQuestion::own);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SELECT id FROM doctor WHERE id < 3                   | true
          SELECT id  FROM doctor  WHERE id < 3;                | true
          SELECT name FROM doctor                              | false
          SELECT id FROM doctor WHERE id = 1                   | false
          SELECT id FROM doctor WHERE id <= 2 ORDER BY id DESC |
          """)
  void correct_otherSql_saysOfOursWhatItsRowsSay(String sql, Boolean right) throws SQLException {
    assertThat(correct(DOCTORS, sql)).isInstanceOf(Outcome.Remembered.class);
    assertThat(own(DOCTORS).map(Feedback::right)).isEqualTo(Optional.ofNullable(right));
  }

  @Test
  void correct_afterAConfirmation_turnsTheVerdict() throws SQLException {
    confirm(DOCTORS);
    assertThat(own(DOCTORS))
        .contains(new Feedback(OURS, GIVEN, OptionalDouble.empty(), "fixed", List.of(), true));
    correct(DOCTORS, "SELECT name FROM doctor");
    confirm(DOCTORS);
    assertThat(own(DOCTORS))
        .contains(new Feedback(OURS, GIVEN, OptionalDouble.empty(), "fixed", List.of(), false));
    correct(DOCTORS, OURS);
    assertThat(own(DOCTORS)).map(Feedback::right).contains(true);
  }

  @Test
  void ask_manyVerdictsAgainstUs_lowersTheConfidenceAndSaysSo() throws SQLException {
    give(20, 1);
    assertThat(ask(DOCTORS).decision()).isInstanceOf(Decision.Answer.class);

    give(20, 20);
    QuestionReport report = ask(DOCTORS);
    assertThat(report.decision())
        .isInstanceOfSatisfying(
            Decision.Abstention.class,
            abstention -> {
              assertThat(abstention.confidence().orElseThrow().value()).isBetween(0.4, 0.6);
              assertThat(abstention.candidate()).contains(OURS);
            });
    assertThat(ReportRows.of(report))
        .filteredOn(step -> step.signal().equals("record"))
        .singleElement()
        .extracting(ReportRow::message)
        .isEqualTo(
            "right in 20 of 40 that are known on this database (40 verdicts); without that, the confidence was 0.95");
    assertThat(report.chosen().orElseThrow().confidence().value()).isEqualTo(GIVEN);
  }

  @Test
  void ask_verdictsAsOftenRightAsSaid_answersAsBefore() throws SQLException {
    give(190, 10);
    QuestionReport report = ask(DOCTORS);
    assertThat(report.decision())
        .isInstanceOfSatisfying(
            Decision.Answer.class,
            answer ->
                assertThat(answer.given().confidence().value()).isCloseTo(GIVEN, within(0.02)));
  }

  @Test
  void ask_pipelineWithARecord_keepsVerdictsOnWhatWasGivenBeforeIt() throws SQLException {
    give(20, 20);
    correct(DOCTORS, "SELECT name FROM doctor");
    assertThat(own(DOCTORS)).map(Feedback::confidence).contains(GIVEN);
  }

  @Test
  void ask_boundOnTheRisk_takesNoRecord() throws SQLException {
    give(20, 20);
    assertThat(pipeline(false).ask(DOCTORS, database(), budget()).decision())
        .isInstanceOf(Decision.Answer.class);
  }

  @Test
  void check_verifiedQuestion_isJudgedWithoutIt() throws SQLException {
    QuestionReport before = pipeline(true).check(DOCTORS, OURS, database(), budget());
    correct(DOCTORS, "SELECT name FROM doctor");
    QuestionReport after = pipeline(true).check(DOCTORS, OURS, database(), budget());
    assertThat(after.decision()).isEqualTo(before.decision());
  }

  /** Verdicts on SQL of ours, of which each was given the same confidence. */
  @Test
  void confirm_answerOfTheCatalog_isRefusedSinceTablesMayChange() throws SQLException {
    Question tables = Question.of("what tables are there?");

    assertThat(confirm(tables)).isInstanceOf(Outcome.Refused.class);
    assertThat(((Outcome.Refused) confirm(tables)).why().message())
        .startsWith("There is nothing to confirm");
  }

  @Test
  void ask_tablesWithAVerifiedQuery_goesBeforeTheCatalog() throws SQLException {
    Question tables = Question.of("what tables are there?");

    assertThat(correct(tables, "SELECT name FROM doctor")).isInstanceOf(Outcome.Remembered.class);

    assertThat(((Decision.Answer) ask(tables).decision()).sql())
        .isEqualTo("SELECT name FROM doctor");
  }

  private void give(int right, int wrong) throws SQLException {
    for (int i = 0; i < right + wrong; i++) {
      memory.keep(
          database().identity(),
          Question.of("question " + i),
          new VerifiedQuestion(
              "SELECT 1",
              VerifiedQuestion.Verdict.CORRECTED,
              Optional.of(
                  new Feedback(
                      OURS, GIVEN, OptionalDouble.empty(), "fixed", List.of(), i < right))));
    }
  }
}
