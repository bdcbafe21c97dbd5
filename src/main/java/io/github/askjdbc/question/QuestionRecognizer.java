package io.github.askjdbc.question;

/** Stand-in. */
public final class QuestionRecognizer {
  private final QuestionMode mode;

  public QuestionRecognizer(QuestionMode mode) {
    this.mode = mode;
  }

  public Recognition recognize(String text) {
    return mode == QuestionMode.OFF || !text.endsWith("?")
        ? new Recognition.PlainSql()
        : new Recognition.Asked(AskVerb.ANSWER, Question.of(text));
  }
}
