package io.github.askjdbc;

import io.github.askjdbc.pipeline.QuestionReport;
import java.util.Optional;

/**
 * What {@code statement.unwrap(AskStatement.class)} gives: the last question of this statement, as
 * objects.
 */
public interface AskStatement {

  /** How the last question was decided; empty if the statement has not been asked one. */
  Optional<QuestionReport> lastReport();
}
