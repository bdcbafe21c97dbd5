package io.github.askjdbc.question;

/** What the person wants back for a question. */
public enum AskVerb {
  /** The rows. */
  ANSWER,
  /** The generated SQL and its confidence, not run for the caller. */
  SQL,
  /** The report as rows, without the signals that say nothing. */
  EXPLAIN,
  /** The whole report as rows. */
  EXPLAIN_ALL,
  /** What a language model would be sent for the question; nothing is sent. */
  PROMPT
}
