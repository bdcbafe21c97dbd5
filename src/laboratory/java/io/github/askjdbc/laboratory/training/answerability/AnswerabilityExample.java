package io.github.askjdbc.laboratory.training.answerability;

import java.util.List;

/**
 * A question that its database can answer, or cannot.
 *
 * @param kind why it cannot be answered, empty where it can
 * @param hidden what was taken out of the database before the question was asked
 * @param score how sure a model that has not seen the database is of the best SQL
 */
public record AnswerabilityExample(
    String db, String text, String kind, List<String> hidden, double score) {

  public AnswerabilityExample {
    hidden = List.copyOf(hidden);
  }

  public boolean answerable() {
    return kind.isEmpty();
  }
}
