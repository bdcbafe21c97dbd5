package io.github.askjdbc.database;

/**
 * Follows a session by its statements.
 *
 * <p>What is not known to leave a session alone counts as a change for the rest of the connection's
 * life; a text with a second statement behind the first does too.
 */
public final class SessionWatch implements SessionState {
  private static final HarmlessStatements HARMLESS = HarmlessStatements.listed();

  private volatile boolean altered;
  private volatile boolean transactionOpen;
  private final ConnectionTurns turns = new ConnectionTurns();
  private SessionView view = new SessionView();
  private boolean changedSince;
  private boolean changedInTransaction;

  /** To be told of every text of the caller that reaches the target, before it runs. */
  public StatementEffect ran(String sql) {
    transactionOpen = true;
    StatementEffect effect = HARMLESS.effect(sql);
    if (effect != StatementEffect.NONE) {
      altered |= effect == StatementEffect.SESSION;
      change();
    } else if (endsTransaction(sql)) {
      restore();
    }
    return effect;
  }

  /** To be told of commit, rollback, and a change of autocommit. */
  public void transactionEnded() {
    transactionOpen = false;
    restore();
    synchronized (this) {
      changedInTransaction = false;
    }
  }

  @Override
  public boolean altered() {
    return altered;
  }

  @Override
  public boolean transactionOpen() {
    return transactionOpen;
  }

  @Override
  public ConnectionTurns turns() {
    return turns;
  }

  /** A new one at the first question after a change, since what changed runs after it is told. */
  @Override
  public synchronized SessionView view() {
    if (changedSince) {
      view = new SessionView();
      changedSince = false;
    }
    return view;
  }

  private synchronized void change() {
    changedSince = true;
    changedInTransaction = true;
  }

  /** What a transaction changed may be undone. */
  private synchronized void restore() {
    changedSince |= changedInTransaction;
  }

  private static boolean endsTransaction(String sql) {
    String text = sql.stripLeading();
    return text.regionMatches(true, 0, "rollback", 0, 8)
        || text.regionMatches(true, 0, "commit", 0, 6);
  }
}
