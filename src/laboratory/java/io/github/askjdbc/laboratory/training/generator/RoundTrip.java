package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

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
        same += outcome instanceof ExecutionMatch.Outcome.Same ? 1 : 0;
      }
    }
    return new RoundTrip(questions.size(), read, same, sketched);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "of %d gold queries %d are read into actions, %d of them give the same rows when written"
            + " again, %d have a sketch",
        questions,
        read,
        same,
        sketched);
  }
}
