package io.github.askjdbc.generation;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;

/**
 * What a generator may look at.
 *
 * @param maxCandidates how many it may write, at least 1
 * @param trial runs candidates, to look at their rows
 * @param verified SQL that a person found right for this very question on this database
 * @param model a language model to ask, where one is plugged in
 */
public record GenerationRequest(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    Dialect dialect,
    int maxCandidates,
    Trial trial,
    Optional<String> verified,
    Optional<ModelClient> model,
    QuestionBudget budget) {

  /** For a question of which nothing is verified. */
  public GenerationRequest(
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      int maxCandidates,
      Trial trial,
      Optional<ModelClient> model,
      QuestionBudget budget) {
    this(question, knowledge, dialect, maxCandidates, trial, Optional.empty(), model, budget);
  }
}
