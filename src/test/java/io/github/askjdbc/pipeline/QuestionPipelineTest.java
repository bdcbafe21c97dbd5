package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.Belief;
import io.github.askjdbc.decision.Believer;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import io.github.askjdbc.repair.RepairAttempt;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class QuestionPipelineTest {

  private static final Question COUNT = Question.of("How many doctors are there?");

  private Target clinic;

  @BeforeEach
  void open() throws SQLException {
    clinic =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE department (id INTEGER PRIMARY KEY, name TEXT)",
                "CREATE TABLE doctor (id INTEGER PRIMARY KEY, name TEXT, salary INTEGER,"
                    + " department_id INTEGER REFERENCES department (id))",
                "CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, city TEXT,"
                    + " birthplace TEXT, password TEXT)",
                "INSERT INTO department VALUES (1, 'Cardiology'), (2, 'Surgery')",
                "INSERT INTO doctor VALUES (1, 'Ada Brandt', 9100, 1), (2, 'Ivo Marin', 9900, 2)",
                "INSERT INTO patient VALUES (1, 'Paul Arden', 'Ghent', 'Bruges', 'x1'),"
                    + " (2, 'Mia Castel', 'Bruges', 'Bruges', 'x2'),"
                    + " (3, 'Omar Dahl', 'Ghent', 'Ghent', 'x3')");
  }

  @AfterEach
  void close() throws SQLException {
    clinic.close();
  }

  @ParameterizedTest(name = "{1}")
  @CsvFileSource(resources = "decisions.csv", delimiter = ';')
  void ask_question_decided(String outcome, String question, String holds) throws SQLException {
    QuestionReport report = pipeline(10).ask(Question.of(question), clinic.database(), budget());
    assertThat(outcome(report)).as("%s", report.steps()).isEqualTo(outcome);
    assertThat(text(report)).contains(holds);
  }

  @Test
  void ask_anyQuestion_reportsStagesInOrderAndEndsWithDecision() throws SQLException {
    List<Step> steps = pipeline(10).ask(COUNT, clinic.database(), budget()).steps();
    assertThat(steps).extracting(Step::stage).isSorted();
    assertThat(steps)
        .extracting(Step::stage)
        .contains(Stage.RECOGNISE, Stage.LINK, Stage.GENERATE, Stage.INSPECT);
    Step last = steps.get(steps.size() - 1);
    assertThat(last.stage()).isEqualTo(Stage.DECISION);
    assertThat(last.verdict()).isEqualTo("answer");
    assertThat(last.signal()).isEqualTo("uncalibrated");
    assertThat(last.confidence().orElseThrow()).isBetween(0.0, 1.0);
  }

  @Test
  void ask_timeUsedUp_abstainsForBudget() throws SQLException {
    QuestionBudget spent = new QuestionBudget(() -> 0, Duration.ZERO, 10);
    QuestionReport report = pipeline(10).ask(COUNT, clinic.database(), spent);
    assertThat(outcome(report)).isEqualTo("NL006");
  }

  @Test
  void ask_cancelled_throwsCancelled() throws SQLException {
    QuestionBudget budget = budget();
    budget.cancel();
    assertThatThrownBy(() -> pipeline(10).ask(COUNT, clinic.database(), budget))
        .isInstanceOf(QuestionCancelledException.class);
  }

  @Test
  void ask_generatorWritesForbiddenSql_refusedBeforeItRuns() throws SQLException {
    QuestionReport report =
        generating("SELECT * FROM patient; DROP TABLE patient")
            .ask(COUNT, clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("NL005");
    assertThat(clinic.database().query(ProbeQuery.of("SELECT id FROM patient", 5), budget()))
        .isInstanceOf(ProbeOutcome.Rows.class);
  }

  @Test
  void ask_twoReadingsWithDifferentRows_ambiguousNamesBoth() throws SQLException {
    QuestionReport report =
        generating(
                "SELECT name FROM patient WHERE city = 'Bruges'",
                "SELECT name FROM patient WHERE birthplace = 'Bruges'")
            .ask(Question.of("names of patients"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("NL001");
    assertThat(text(report)).contains("patient.birthplace, or patient.city");
  }

  @Test
  void ask_twoReadingsWithSameRows_oneAnswer() throws SQLException {
    QuestionReport report =
        generating("SELECT name FROM doctor", "SELECT d.name FROM doctor d")
            .ask(Question.of("names of doctors"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("answer");
  }

  @Test
  void ask_sameSqlOfTwoReaders_oneReadingShownOnce() throws SQLException {
    String sql = "SELECT name FROM doctor";
    QuestionReport report =
        pipeline(
                10,
                generator(
                    request ->
                        Written.of(
                            Stream.of("one", "other")
                                .map(id -> new Candidate(sql, 1, id, Optional.of(Set.of(0, 1, 2))))
                                .toList())))
            .ask(Question.of("names of doctors"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("answer");
    assertThat(report.steps().stream().filter(step -> step.stage() == Stage.GENERATE))
        .singleElement()
        .satisfies(
            step -> {
              assertThat(step.signal()).isEqualTo("one, other");
              assertThat(step.message()).isEqualTo("score 1.000, 1.000");
            });
  }

  @Test
  void ask_limitThatCutsEqualRows_ambiguous() throws SQLException {
    QuestionReport report =
        generating("SELECT name FROM department ORDER BY LENGTH('same') LIMIT 1")
            .ask(Question.of("names of departments"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("NL001");
    assertThat(text(report)).startsWith("Several rows rank the same");
  }

  @Test
  void ask_sqlThatTargetRefuses_neverAnswered() throws SQLException {
    QuestionReport report =
        generating(0, "SELECT name FROM doctor ORDER BY 7")
            .ask(Question.of("names of doctors"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("NL004");
  }

  @Test
  void ask_modelUnreachableAndNothingElse_saysSo() {
    assertThatThrownBy(() -> pipeline(10, unreachable()).ask(COUNT, clinic.database(), budget()))
        .isInstanceOf(ModelUnavailableException.class)
        .hasRootCauseInstanceOf(IOException.class);
  }

  @Test
  void ask_modelUnreachableAndEmbeddedAnswerPasses_isGivenAndSaysSo() throws SQLException {
    QuestionReport report =
        pipeline(10, counting(), unreachable()).ask(COUNT, clinic.database(), budget());
    assertThat(((Decision.Answer) report.decision()).findings())
        .anySatisfy(
            finding -> {
              assertThat(finding.signal()).isEqualTo("model-unavailable");
              assertThat(finding.message()).contains("no model");
            });
    assertThat(report.steps()).anySatisfy(step -> assertThat(step.message()).isEqualTo("no model"));
  }

  @Test
  void ask_modelUnreachableAndEmbeddedAnswerDoesNotPass_saysSo() {
    CandidateGenerator wrong =
        generator(
            request ->
                Written.of(
                    List.of(
                        new Candidate("SELECT nope FROM doctor", 1, "fixed", Optional.empty()))));
    assertThatThrownBy(
            () -> pipeline(10, wrong, unreachable()).ask(COUNT, clinic.database(), budget()))
        .isInstanceOf(ModelUnavailableException.class);
  }

  private static CandidateGenerator counting() {
    return generator(
        request ->
            Written.of(
                List.of(
                    new Candidate(
                        "SELECT COUNT(*) FROM doctor",
                        1,
                        "fixed",
                        Optional.of(Set.of(0, 1, 2, 3, 4))))));
  }

  private static CandidateGenerator unreachable() {
    return generator(
        request -> {
          throw new ModelUnavailableException("no model", new IOException("refused"));
        });
  }

  @Test
  void check_rightSql_answers() throws SQLException {
    QuestionReport report =
        pipeline(10).check(COUNT, "SELECT COUNT(*) FROM doctor", clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("answer");
  }

  @Test
  void check_sqlThatIgnoresWords_abstains() throws SQLException {
    QuestionReport report =
        pipeline(10)
            .check(
                Question.of("names of doctors in Cardiology"),
                "SELECT name FROM doctor",
                clinic.database(),
                budget());
    assertThat(outcome(report)).isEqualTo("NL004");
  }

  @Test
  void check_privateColumn_refused() throws SQLException {
    QuestionReport report =
        pipeline(10)
            .check(
                Question.of("secrets of patients"),
                "SELECT password FROM patient",
                clinic.database(),
                budget());
    assertThat(outcome(report)).isEqualTo("NL005");
  }

  @Test
  void ask_literalInOtherCase_repairedAndSaidSo() throws SQLException {
    QuestionReport report =
        generating("SELECT name FROM patient WHERE city = 'GHENT'")
            .ask(Question.of("names of patients in Ghent"), clinic.database(), budget());
    assertThat(text(report)).isEqualTo("SELECT name FROM patient WHERE city = 'Ghent'");
    assertThat(report.decision().findings())
        .anySatisfy(
            finding -> {
              assertThat(finding.signal()).isEqualTo("repaired");
              assertThat(finding.message())
                  .isEqualTo("'GHENT' is written 'Ghent', as patient.city holds it");
            });
    assertThat(report.steps()).extracting(Step::stage).isSorted();
    assertThat(report.steps())
        .anySatisfy(
            step -> {
              assertThat(step.stage()).isEqualTo(Stage.REPAIR);
              assertThat(step.signal()).isEqualTo("folded-literal");
              assertThat(step.verdict()).isEqualTo("clean");
              assertThat(step.message()).startsWith("repaired: 'GHENT'");
            })
        .anySatisfy(
            step -> {
              assertThat(step.stage()).isEqualTo(Stage.INSPECT);
              assertThat(step.signal()).isEqualTo("empty-predicate");
              assertThat(step.verdict()).isEqualTo("flagged");
            });
    assertThat(report.errors()).noneMatch(error -> error.signal().equals("empty-predicate"));
  }

  @Test
  void ask_mendedSqlIsBelievedLess_originalIsJudged() throws SQLException {
    String written = "SELECT name FROM patient WHERE city = 'GHENT'";
    Believer believer =
        question ->
            new Belief(
                question.candidates().stream()
                    .map(one -> new Confidence(one.sql().equals(written) ? 0.3 : 0.2, true))
                    .toList(),
                0);
    QuestionReport report =
        pipeline(10, believer, generator(written))
            .ask(Question.of("names of patients in Ghent"), clinic.database(), budget());
    assertThat(((Decision.Abstention) report.decision()).candidate()).contains(written);
    assertThat(report.repairs()).isNotEmpty().noneMatch(RepairAttempt::improved);
  }

  @Test
  void ask_nothingFlagged_noRepairIsTried() throws SQLException {
    QuestionReport report = pipeline(10).ask(COUNT, clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("answer");
    assertThat(report.repairs()).isEmpty();
  }

  @Test
  void check_literalInOtherCase_judgedAsGivenAndRepairSuggested() throws SQLException {
    String given = "SELECT name FROM patient WHERE city = 'GHENT'";
    QuestionReport report =
        pipeline(10)
            .check(Question.of("names of patients in Ghent"), given, clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("NL004");
    assertThat(((Decision.Abstention) report.decision()).candidate()).contains(given);
    assertThat(report.steps())
        .anySatisfy(
            step -> {
              assertThat(step.stage()).isEqualTo(Stage.REPAIR);
              assertThat(step.fragment()).contains("SELECT name FROM patient WHERE city = 'Ghent'");
              assertThat(step.message()).startsWith("suggested: ");
            });
    assertThat(report.errors())
        .anySatisfy(
            error -> {
              assertThat(error.signal()).isEqualTo("empty-predicate");
              assertThat(error.clauses().get(0).fragment()).isEqualTo("city = 'GHENT'");
            });
  }

  private static String outcome(QuestionReport report) {
    return report.decision() instanceof Decision.Abstention abstention
        ? abstention.reason().sqlState()
        : "answer";
  }

  private static String text(QuestionReport report) {
    return report.decision() instanceof Decision.Answer answer
        ? answer.sql()
        : ((Decision.Abstention) report.decision()).message();
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 100);
  }

  private static PipelineOptions options(double penalty) {
    return new PipelineOptions(new AcceptancePolicy(penalty), Set.of(), Set.of(), 8);
  }

  private static KnowledgeBase knowledge() {
    return new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
  }

  /** With confidences that no training changes. */
  private static QuestionPipeline pipeline(double penalty) {
    // the grammar alone, whose candidates do not change with every training
    return pipeline(penalty, new EmbeddedGenerator(Optional.empty()));
  }

  private static QuestionPipeline pipeline(double penalty, CandidateGenerator... generators) {
    return pipeline(penalty, new UncalibratedConfidence(), generators);
  }

  private static QuestionPipeline pipeline(
      double penalty, Believer believer, CandidateGenerator... generators) {
    Inspector inspector =
        new Inspector(Detectors.installed(QuestionPipelineTest.class.getClassLoader()));
    return new QuestionPipeline(
        knowledge(),
        new Plugins(List.of(generators), inspector, Optional.empty()),
        believer,
        options(penalty));
  }

  private static QuestionPipeline generating(String... sql) {
    return generating(10, sql);
  }

  private static QuestionPipeline generating(double penalty, String... sql) {
    return pipeline(penalty, generator(sql));
  }

  private static CandidateGenerator generator(String... sql) {
    return generator(
        request ->
            Written.of(
                Arrays.stream(sql)
                    .map(text -> new Candidate(text, 1, "fixed", Optional.of(Set.of(0, 1, 2, 3))))
                    .toList()));
  }

  private static CandidateGenerator generator(Function<GenerationRequest, Written> source) {
    return new CandidateGenerator() {
      @Override
      public String id() {
        return "fixed";
      }

      @Override
      public List<Candidate> generate(GenerationRequest request) {
        return source.apply(request).candidates();
      }
    };
  }
}
