package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.report.ReportRows;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong by the query itself stays wrong where the rows happen to be equal. */
class HardEvidenceTest extends PipelineFixture {

  @BeforeEach
  void addVisitors() throws SQLException {
    clinic.run(
        "CREATE TABLE visitor (id INTEGER PRIMARY KEY, name TEXT, gender TEXT)",
        "INSERT INTO visitor VALUES (1, 'Uma Egger', 'F'), (2, 'Leo Egger', 'M')");
  }

  /** As sure of everything as equal rows could make it. */
  private static final ConfidenceEstimator SURE =
      question ->
          new Estimate(
              question.candidates().stream().map(one -> new Confidence(0.99, true)).toList(), 0);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          bypassed-key | names of doctors and of their departments | SELECT d.name, p.name FROM doctor d JOIN department p ON d.id = p.id
          missing-join | number of doctors | SELECT COUNT(DISTINCT d.id) FROM doctor d, department p
          null-comparison | doctors without a salary | SELECT name FROM doctor WHERE salary = NULL
          other-value | female visitors | SELECT name FROM visitor WHERE gender = 'M'
          """)
  void check_wrongByTheQueryItself_isNoAnswerHoweverSure(String signal, String text, String sql)
      throws SQLException {
    QuestionReport report =
        pipeline(10, SURE).check(Question.of(text), sql, clinic.database(), budget());

    assertThat(outcome(report)).isNotEqualTo("answer");
    assertThat(ReportRows.of(report))
        .anySatisfy(
            step -> {
              assertThat(step.signal()).isEqualTo(signal);
              assertThat(step.verdict()).isEqualTo("flagged");
            });
  }

  @Test
  void check_rightJoin_isAnswered() throws SQLException {
    String sql = "SELECT d.name, p.name FROM doctor d JOIN department p ON d.department_id = p.id";

    QuestionReport report =
        pipeline(10, SURE)
            .check(
                Question.of("names of doctors and of their departments"),
                sql,
                clinic.database(),
                budget());

    assertThat(outcome(report)).isEqualTo("answer");
  }
}
