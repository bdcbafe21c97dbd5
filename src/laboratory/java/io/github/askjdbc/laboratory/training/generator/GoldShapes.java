package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.matching.QueryShape;

/** The shape of a question's gold, for reports. */
final class GoldShapes {

  private GoldShapes() {}

  static String of(TrainingQuestion question) {
    return QueryShape.of(question.question().gold().orElse("")).label();
  }
}
