package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.matching.QueryShape;

/** The shape of a question's gold, for reports. */
final class Shapes {

  private Shapes() {}

  static String of(TrainingQuestion question) {
    return QueryShape.of(question.question().gold().orElse("")).label();
  }
}
