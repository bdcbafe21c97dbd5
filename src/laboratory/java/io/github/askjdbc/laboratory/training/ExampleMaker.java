package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.Candidate;
import java.util.List;
import java.util.Optional;

/** Makes examples of what a source writes for a question. */
public interface ExampleMaker {

  /**
   * One example for each candidate; where the guard refuses them all, or there are none, a single
   * one without features. None where the database or the gold is unusable, or the budget ran out.
   *
   * @param source named in the examples
   * @param given what the source wrote; empty for what the pipeline writes
   */
  List<Example> collect(EvaluationQuestion question, String source, Optional<Candidate> given);
}
