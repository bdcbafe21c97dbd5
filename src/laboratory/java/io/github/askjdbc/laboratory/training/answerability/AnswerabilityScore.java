package io.github.askjdbc.laboratory.training.answerability;

import java.util.List;

/** A way of telling, from the question and not from SQL, whether a database can answer it. */
interface AnswerabilityScore {

  /** For a person. */
  String name();

  /**
   * @param seen questions of other databases, with what is known of them
   * @param asked questions of databases that are not among those
   * @return one number for each asked question, the higher the more likely it can be answered
   */
  double[] score(List<AnswerabilityExample> seen, List<AnswerabilityExample> asked);
}
