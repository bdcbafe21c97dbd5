package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of equal answers that of the reader who accounts for every word is taken. */
class CarefulFirstTest extends PipelineFixture {

  private static final double LIKELY = 0.99;

  /** Another writer is always believed more than the careful reader. */
  private static final ConfidenceEstimator OTHERS_FIRST =
      question ->
          new Estimate(
              question.candidates().stream()
                  .map(
                      one ->
                          new Confidence(
                              one.candidate().writer().careful() ? LIKELY / 2 : LIKELY, true))
                  .toList(),
              0);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the same rows today, by a join that no word asks for
        "names of the departments; SELECT t1.name FROM department t1 JOIN doctor t2 ON"
            + " t2.department_id = t1.id; SELECT name FROM department",
        // other rows
        "names of the departments; SELECT name FROM department WHERE id = 1;"
            + " SELECT name FROM department WHERE id = 1",
        // the careful reader leaves a word
        "names of the purple departments; SELECT t1.name FROM department t1 JOIN doctor t2 ON"
            + " t2.department_id = t1.id; SELECT t1.name FROM department t1 JOIN doctor t2 ON"
            + " t2.department_id = t1.id"
      })
  void ask_twoWritersOfOneAnswer_takesTheCarefulOne(String question, String other, String answer)
      throws SQLException {
    QuestionReport report =
        pipeline(0, OTHERS_FIRST, guessing(other), new EmbeddedGenerator(Optional.empty()))
            .ask(Question.of(question), clinic.database(), budget());

    assertThat(text(report)).isEqualTo(answer);
  }

  private static CandidateGenerator guessing(String sql) {
    Writer guess = new Writer("guess", Writer.Kind.OTHER, false, false);
    return generator(
        request -> Written.of(List.of(new Candidate(sql, 1, guess, Optional.empty()))));
  }
}
