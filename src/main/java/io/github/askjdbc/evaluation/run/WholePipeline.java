package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;

/** The pipeline as configured writes the SQL itself. */
public record WholePipeline(QuestionAnswering pipeline) implements Approach {

  @Override
  public Decided decide(
      EvaluationQuestion question,
      Connection connection,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    QuestionReport report =
        pipeline.ask(new Question(question.question(), question.evidence()), database, budget);
    return new Decided(report, sql(report.decision()), OptionalDouble.empty());
  }

  private static Optional<String> sql(Decision decision) {
    return decision instanceof Decision.Answer answer
        ? Optional.of(answer.sql())
        : ((Decision.Abstention) decision).candidate();
  }
}
