package io.github.askjdbc.question;

/** What a question asks the driver to do, as far as its wording alone tells. */
public enum Intent {
  /** To read something; what a query can answer. */
  READ,
  /** To change data or its definition, which no question may. */
  WRITE,
  /** Something that is not a query: draw, predict, send, explain why. */
  NOT_A_QUERY,
  /** Several questions in one, which no single query answers. */
  SEVERAL,
  /** Nothing that can be read: the text holds broken or invisible characters. */
  UNREADABLE
}
