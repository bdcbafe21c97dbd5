package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.constraints.ColumnPath;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** At a penalty of 0 the best executable candidate is the answer, whatever speaks against it. */
class AlwaysAnsweringTest extends PipelineFixture {

  private static final Constraint NO_SALARIES =
      new Constraint.ColumnForbidden(
          new ColumnPath("doctor", "salary"), "Salaries are nobody's business");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // a key where a name was asked for
        "names of the departments of doctors; SELECT department_id FROM doctor; NL004",
        // rows that rank the same at the limit
        "names of departments; SELECT name FROM department ORDER BY LENGTH('same') LIMIT 1; NL001",
        // nothing comes back, and nothing of it was asked
        "names of departments; SELECT city FROM patient WHERE city = 'Nowhere'; NL004"
      })
  void ask_candidateThatIsWithheldOtherwise_isTheAnswer(
      String question, String sql, String otherwise) throws SQLException {
    assertThat(outcome(generating(10, sql).ask(Question.of(question), clinic.database(), budget())))
        .isEqualTo(otherwise);

    QuestionReport report =
        generating(0, sql).ask(Question.of(question), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("answer");
    assertThat(text(report)).isEqualTo(sql);
  }

  @Test
  void ask_twoReadingsWithDifferentRows_answersOne() throws SQLException {
    QuestionReport report =
        generating(
                0,
                "SELECT name FROM patient WHERE city = 'Bruges'",
                "SELECT name FROM patient WHERE birthplace = 'Bruges'")
            .ask(Question.of("names of patients"), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("answer");
  }

  @Test
  void ask_likeliestCandidateThatDoesNotRun_answersTheNext() throws SQLException {
    QuestionReport report =
        scored("SELECT name FROM doctor ORDER BY 7", "SELECT name FROM doctor")
            .ask(Question.of("names of doctors"), clinic.database(), budget());

    assertThat(text(report)).isEqualTo("SELECT name FROM doctor");
  }

  @Test
  void ask_noCandidateThatRuns_isNotAnswered() throws SQLException {
    QuestionReport report =
        scored("SELECT name FROM doctor ORDER BY 7")
            .ask(Question.of("names of doctors"), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("NL004");
  }

  @ParameterizedTest
  @CsvSource({"0", "10"})
  void ask_candidateThatBreaksARule_isRefusedInTheWordsOfTheRule(double penalty)
      throws SQLException {
    QuestionReport report =
        pipelineWith(penalty, List.of(NO_SALARIES), generator("SELECT salary FROM doctor"))
            .ask(Question.of("salaries of doctors"), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("NL005");
    assertThat(text(report)).endsWith("is refused: Salaries are nobody's business.");
  }

  @Test
  void ask_likeliestCandidateBreaksARule_answersTheNextThatKeepsIt() throws SQLException {
    QuestionReport report =
        scored("SELECT name, salary FROM doctor", "SELECT name FROM doctor")
            .ask(Question.of("names of doctors"), clinic.database(), budget());

    assertThat(text(report)).isEqualTo("SELECT name FROM doctor");
  }

  @Test
  void ask_onlyTheCandidateThatDoesNotRunKeepsTheRule_isRefused() throws SQLException {
    QuestionReport report =
        scored("SELECT name FROM doctor ORDER BY 7", "SELECT name, salary FROM doctor")
            .ask(Question.of("names of doctors"), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("NL005");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "names of patients; SELECT password FROM patient; NL005",
        "names of patients; DELETE FROM patient; NL005",
        "Delete all doctors; SELECT name FROM doctor; NL005",
        "Draw a chart of the doctors; SELECT name FROM doctor; NL003",
        "Predict the salary of each doctor; SELECT name FROM doctor; NL003"
      })
  void ask_whatIsNeverWaived_isNotAnswered(String question, String sql, String outcome)
      throws SQLException {
    QuestionReport report =
        generating(0, sql).ask(Question.of(question), clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo(outcome);
  }

  /** The first the likeliest. */
  private static QuestionPipeline scored(String... sql) {
    return pipelineWith(
        0,
        List.of(NO_SALARIES),
        generator(
            request ->
                Written.of(
                    List.of(sql).stream()
                        .map(
                            text ->
                                new Candidate(
                                    text,
                                    text.equals(sql[0]) ? 1 : 0.5,
                                    Writer.of("fixed"),
                                    Optional.of(Set.of(0, 1, 2))))
                        .toList())));
  }

  private static QuestionPipeline pipelineWith(
      double penalty, List<Constraint> constraints, CandidateGenerator generator) {
    return new QuestionPipeline(
        knowledge(),
        new Plugins(
            List.of(generator),
            new Inspector(Detectors.installed(AlwaysAnsweringTest.class.getClassLoader()))),
        new UncalibratedConfidence(),
        new PipelineOptions(new AcceptancePolicy(penalty), 1, Set.of(), Set.of(), 8, constraints));
  }
}
