package io.github.askjdbc.account;

/** What of a query some words of a question stand for. */
public enum Use {
  TABLE,
  COLUMN,
  /** A text, or a constant of a declared type, such as a date. */
  VALUE,
  NUMBER,
  /** The columns and constants of a definition. */
  DEFINITION,
  PERIOD,
  /** An operation that is what the words ask for. */
  OPERATION,
  /** An operation that may come to what the words ask for. */
  SIMILAR_OPERATION,
  /** Their stem is that of a word in a name or text. */
  SAME_WORD,
  /** They are made of words in names or constants, or are a part of one. */
  LIKE_WORD
}
