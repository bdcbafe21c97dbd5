package io.github.askjdbc.evaluation.training.generator;

import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** How much of the gold survives being read into actions and written again. */
record RoundTrip(int questions, int read, int same, int sketched) {

  static RoundTrip of(
      List<TrainingQuestion> questions, EvaluatedDatabases databases, ExecutionMatch match)
      throws SQLException {
    int read = 0;
    int same = 0;
    int sketched = 0;
    for (TrainingQuestion question : questions) {
      if (question.gold().isEmpty()) {
        continue;
      }
      read++;
      sketched += question.sketch().isPresent() ? 1 : 0;
      String written = new SqlAssembler(question.dialect()).assemble(question.gold().get());
      try (Connection connection = databases.connect(question.db())) {
        ExecutionMatch.Outcome outcome =
            match.compare(
                connection, written, question.question().gold().orElseThrow(), MatchForm.STRICT);
        boolean kept = outcome instanceof ExecutionMatch.Outcome.Same;
        same += kept ? 1 : 0;
        if (!kept && System.getProperty("trace") != null) {
          System.err.println(outcome + "\n  " + written + "\n  " + question.question().gold().get());
        }
      }
    }
    return new RoundTrip(questions.size(), read, same, sketched);
  }
}
