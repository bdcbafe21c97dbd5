package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/** Tells what a decision would stand on, before it is made. */
interface Grounds {

  /**
   * Whether the words of a question, or what a person said of it, settle it before the database is
   * looked at.
   *
   * @throws SQLException if the memory cannot be used
   */
  boolean refusesEarly(Question question, ReadOnlyDatabase database) throws SQLException;

  /**
   * What any other decision made now would stand on.
   *
   * @return empty where that cannot be told
   * @throws SQLException if tables or memory cannot be read
   */
  Optional<DecisionBasis> basis(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;
}
