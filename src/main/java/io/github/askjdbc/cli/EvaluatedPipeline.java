package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.run.AskedDatabases;
import io.github.askjdbc.pipeline.QuestionAnswering;

/**
 * What is under evaluation.
 *
 * @param databases how the pipeline comes to see a database
 */
record EvaluatedPipeline(QuestionAnswering pipeline, AskedDatabases databases) {

  /** Makes the pipeline for a penalty. */
  @FunctionalInterface
  interface Factory {
    EvaluatedPipeline with(double penalty);
  }
}
