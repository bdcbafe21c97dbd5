package io.github.askjdbc.sql;

/** What the guard says of a SQL text. */
public sealed interface GuardOutcome {

  /**
   * The query may be run.
   *
   * @param sql what may be run: written anew from the tree, never the text that came
   */
  record Allowed(ResolvedQuery query, String sql) implements GuardOutcome {}

  /**
   * The query may not be run: SQLSTATE NL005.
   *
   * @param message what came, what is allowed; names only, no literal
   */
  record Refused(String message) implements GuardOutcome {}
}
