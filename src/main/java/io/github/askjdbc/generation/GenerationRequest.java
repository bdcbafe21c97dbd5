package io.github.askjdbc.generation;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;

/**
 * What a generator may look at.
 *
 * @param maxCandidates how many it may write, at least 1
 * @param trial runs candidates, to look at their rows
 * @param verified SQL that a person found right for this very question on this database
 */
public record GenerationRequest(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    Dialect dialect,
    int maxCandidates,
    Trial trial,
    Optional<String> verified,
    QuestionBudget budget) {

  /** The same for a part of the question. */
  public GenerationRequest about(LinkedQuestion part) {
    return new GenerationRequest(part, knowledge, dialect, maxCandidates, trial, verified, budget);
  }
}
