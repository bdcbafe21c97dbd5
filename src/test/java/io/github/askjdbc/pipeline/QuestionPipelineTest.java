package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class QuestionPipelineTest extends PipelineFixture {
  @ParameterizedTest(name = "{1}")
  @CsvFileSource(resources = "decisions.csv", delimiter = ';')
  void ask_question_decided(String outcome, String question, String holds) throws SQLException {
    QuestionReport report = pipeline(10).ask(Question.of(question), clinic.database(), budget());
    assertThat(outcome(report)).as("%s", ReportRows.of(report)).isEqualTo(outcome);
    assertThat(text(report)).contains(holds);
  }

  @Test
  void ask_anyQuestion_reportsStagesInOrderAndEndsWithDecision() throws SQLException {
    List<ReportRow> steps = ReportRows.of(pipeline(10).ask(COUNT, clinic.database(), budget()));
    assertThat(steps).extracting(ReportRow::stage).isSorted();
    assertThat(steps)
        .extracting(ReportRow::stage)
        .contains(Stage.RECOGNISE, Stage.LINK, Stage.GENERATE, Stage.INSPECT);
    ReportRow last = steps.get(steps.size() - 1);
    assertThat(last.stage()).isEqualTo(Stage.DECISION);
    assertThat(last.verdict()).isEqualTo("answer");
    assertThat(last.signal()).isEqualTo("uncalibrated");
    assertThat(last.confidence().orElseThrow()).isBetween(0.0, 1.0);
  }

  @Test
  void ask_anyQuestion_reportBeginsWithASummary() throws SQLException {
    List<ReportRow> steps = ReportRows.of(pipeline(10).ask(COUNT, clinic.database(), budget()));

    List<ReportRow> summary = steps.stream().filter(step -> step.stage() == Stage.SUMMARY).toList();
    assertThat(summary)
        .extracting(ReportRow::signal)
        .startsWith("understood", "sql")
        .endsWith("needed");
    assertThat(summary.get(0).message()).isEqualTo("the number of doctors");
    assertThat(summary.get(1).fragment()).hasValue("SELECT COUNT(*) FROM doctor");
    assertThat(summary.get(summary.size() - 1).confidence().orElseThrow())
        .isCloseTo(10 / 11.0, within(1e-9));
    assertThat(steps.subList(0, summary.size())).isEqualTo(summary);
  }

  @Test
  void ask_unknownWord_summarySaysWhatSpeaksAgainst() throws SQLException {
    List<ReportRow> steps =
        ReportRows.of(
            pipeline(10)
                .ask(
                    Question.of("How many purple doctors are there?"),
                    clinic.database(),
                    budget()));

    assertThat(steps)
        .filteredOn(step -> step.stage() == Stage.SUMMARY && step.signal().equals("against"))
        .extracting(ReportRow::fragment)
        .contains(Optional.of("purple"));
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
                                .map(
                                    id ->
                                        new Candidate(
                                            sql, 1, Writer.of(id), Optional.of(Set.of(0, 1, 2))))
                                .toList())))
            .ask(Question.of("names of doctors"), clinic.database(), budget());
    assertThat(outcome(report)).isEqualTo("answer");
    assertThat(ReportRows.of(report).stream().filter(step -> step.stage() == Stage.GENERATE))
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
    assertThat(report.decision()).isInstanceOf(Decision.Answer.class);
    assertThat(report.decision().notes())
        .singleElement()
        .satisfies(
            note -> {
              assertThat(note.kind()).isEqualTo(Note.Kind.MODEL_UNAVAILABLE);
              assertThat(note.message()).contains("no model");
            });
    assertThat(ReportRows.of(report))
        .anySatisfy(step -> assertThat(step.message()).isEqualTo("no model"));
  }

  @Test
  void ask_modelUnreachableAndEmbeddedAnswerDoesNotPass_saysSo() {
    CandidateGenerator wrong =
        generator(
            request ->
                Written.of(
                    List.of(
                        new Candidate(
                            "SELECT nope FROM doctor", 1, Writer.of("fixed"), Optional.empty()))));
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
                        Writer.of("fixed"),
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
}
