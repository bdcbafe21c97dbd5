package io.github.askjdbc.question;

/** Which forms of question a connection accepts: the setting {@code ask.questions}. */
public enum QuestionMode {
  /** Every form, the bare question included. */
  AUTO,
  /** Every form that says {@code ASK}. */
  EXPLICIT,
  /** None: everything is the target's. */
  OFF
}
