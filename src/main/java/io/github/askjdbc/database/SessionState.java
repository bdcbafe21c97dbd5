package io.github.askjdbc.database;

/**
 * What the owner of a caller's connection knows of the session from the statements that passed. In
 * doubt both answers are true: probes then stay on the caller's own connection.
 */
public interface SessionState {

  /**
   * Whether the session may see something that a new connection does not: a role or variable was
   * set, a temporary table made, a transaction begun by statement, a schema or file attached.
   */
  boolean altered();

  /**
   * Whether a transaction may be open while autocommit is off: something ran since the last commit,
   * rollback or change of autocommit.
   */
  boolean transactionOpen();

  /** The same as long as nothing ran that may change which tables the session sees. */
  SessionView view();

  /** Who may use the connection at the same time. */
  ConnectionTurns turns();
}
