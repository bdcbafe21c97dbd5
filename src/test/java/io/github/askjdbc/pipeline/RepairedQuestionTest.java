package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.repair.RepairAttempt;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class RepairedQuestionTest extends PipelineFixture {
  @Test
  void ask_literalInOtherCase_repairedAndSaidSo() throws SQLException {
    QuestionReport report =
        generating("SELECT name FROM patient WHERE city = 'GHENT'")
            .ask(Question.of("names of patients in Ghent"), clinic.database(), budget());
    assertThat(text(report)).isEqualTo("SELECT name FROM patient WHERE city = 'Ghent'");
    assertThat(report.decision().notes())
        .containsExactly(
            new Note(Note.Kind.REPAIRED, "'GHENT' is written 'Ghent', as patient.city holds it"));
    assertThat(ReportRows.of(report)).extracting(ReportRow::stage).isSorted();
    assertThat(ReportRows.of(report))
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
    ConfidenceEstimator estimator =
        question ->
            new Estimate(
                question.candidates().stream()
                    .map(one -> new Confidence(one.sql().equals(written) ? 0.3 : 0.2, true))
                    .toList(),
                0);
    QuestionReport report =
        pipeline(10, estimator, generator(written))
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
    assertThat(ReportRows.of(report))
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
}
