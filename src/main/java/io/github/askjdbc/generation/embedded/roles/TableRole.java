package io.github.askjdbc.generation.embedded.roles;

/** What a table may be used for. */
public enum TableRole {
  /** Anywhere in the query. */
  USED,
  /** In the outer query. */
  OUTER
}
