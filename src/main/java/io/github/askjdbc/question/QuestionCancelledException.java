package io.github.askjdbc.question;

/** Another thread cancelled the question, or closed its statement: SQLSTATE 57014 to the caller. */
public final class QuestionCancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public QuestionCancelledException() {
    super("the question was cancelled");
  }
}
