package io.github.askjdbc.driver;

import io.github.askjdbc.decision.Decision;
import java.util.List;

/** What a question became. */
sealed interface Translation {

  /**
   * SQL to run on the caller's statement.
   *
   * @param answers the decisions behind it, in the order of the questions in the text
   */
  record Runs(String sql, List<Decision.Answer> answers) implements Translation {
    public Runs {
      answers = List.copyOf(answers);
    }
  }

  /** Rows of ours. */
  record Shows(ReportTable table) implements Translation {}
}
