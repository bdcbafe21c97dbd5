package io.github.askjdbc.evaluation.questions;

/**
 * Something in the input that could not be used; the rest of the input is.
 *
 * @param place file and line, or the id of a question
 * @param reason what was wrong with it
 */
public record Problem(String place, String reason) {

  @Override
  public String toString() {
    return place + ": " + reason;
  }
}
