package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;

/** Talks to a language model. A {@code ServiceLoader} plug point; must be thread-safe. */
public interface ModelClient {

  /** Stable name, lower case with hyphens. */
  String id();

  /**
   * @throws ModelUnavailableException if the model cannot be reached or refuses
   */
  ModelReply reply(ModelRequest request, QuestionBudget budget);
}
