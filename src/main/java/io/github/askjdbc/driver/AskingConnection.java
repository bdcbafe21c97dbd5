package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.driver.forwarding.ForwardingConnection;
import io.github.askjdbc.question.PlainWords;
import io.github.askjdbc.question.Recognition;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.Executor;

/** A connection of the target whose statements also take questions. */
public final class AskingConnection extends ForwardingConnection {
  private final Session session;
  private final TargetValues values = new TargetValues(this);
  private AskingMetaData metadata;

  AskingConnection(Connection delegate, Session session) {
    super(delegate);
    this.session = session;
  }

  Session session() {
    return session;
  }

  TargetValues values() {
    return values;
  }

  @Override
  protected <V> V shown(V value) {
    return values.shown(value, null);
  }

  @Override
  public Statement createStatement() throws SQLException {
    return values.wrapper(delegate().createStatement());
  }

  @Override
  public Statement createStatement(int type, int concurrency) throws SQLException {
    return orLowered(
        () -> delegate().createStatement(type, concurrency),
        LoweredCursor.mayBeMissing(type, concurrency));
  }

  @Override
  public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
    return orLowered(
        () -> delegate().createStatement(type, concurrency, holdability),
        LoweredCursor.mayBeMissing(type, concurrency, holdability));
  }

  private Statement orLowered(ConnectionTurns.Work<Statement> work, boolean lowerable)
      throws SQLException {
    try {
      return values.wrapper(work.run());
    } catch (SQLException refusal) {
      if (!lowerable || !session.defersCursors() || delegate().isClosed()) {
        throw refusal;
      }
      return new AskingStatement<>(
          this, delegate().createStatement(), Optional.of(new LoweredCursor(refusal)));
    }
  }

  @Override
  public PreparedStatement prepareStatement(String sql) throws SQLException {
    return prepare(sql, new Preparation(Connection::prepareStatement, false));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int type, int concurrency)
      throws SQLException {
    return prepare(
        sql,
        new Preparation(
            (target, text) -> target.prepareStatement(text, type, concurrency),
            LoweredCursor.mayBeMissing(type, concurrency)));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    return prepare(
        sql,
        new Preparation(
            (target, text) -> target.prepareStatement(text, type, concurrency, holdability),
            LoweredCursor.mayBeMissing(type, concurrency, holdability)));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int keys) throws SQLException {
    return prepare(
        sql, new Preparation((target, text) -> target.prepareStatement(text, keys), false));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int[] columns) throws SQLException {
    return prepare(
        sql, new Preparation((target, text) -> target.prepareStatement(text, columns), false));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, String[] columns) throws SQLException {
    return prepare(
        sql, new Preparation((target, text) -> target.prepareStatement(text, columns), false));
  }

  private PreparedStatement prepare(String sql, Preparation preparation) throws SQLException {
    if (session.isPlain(sql) || delegate().isClosed()) {
      return preparePlain(sql, preparation);
    }
    QuestionRun run = session.begin(0);
    Recognition recognition = run.call(() -> session.recognize(sql, run));
    return recognition instanceof Recognition.PlainSql
        ? preparePlain(sql, preparation)
        : PreparedQuestion.open(this, sql, recognition, preparation, run);
  }

  private PreparedStatement preparePlain(String sql, Preparation preparation) throws SQLException {
    PreparedStatement prepared;
    try {
      prepared =
          session.settings().lowersCursors()
              ? preparation.prepareLowering(delegate(), sql).statement()
              : preparation.way().prepare(delegate(), sql);
    } catch (SQLException refusal) {
      throw QuestionHint.onto(refusal, sql, session.settings());
    }
    return PlainWords.are(sql)
        ? new AskingPreparedWords(this, prepared, sql)
        : new AskingPreparedStatement<>(this, prepared);
  }

  @Override
  public CallableStatement prepareCall(String sql) throws SQLException {
    throwIfQuestion(sql);
    return new AskingCallableStatement(this, delegate().prepareCall(sql));
  }

  @Override
  public CallableStatement prepareCall(String sql, int type, int concurrency) throws SQLException {
    throwIfQuestion(sql);
    return new AskingCallableStatement(this, delegate().prepareCall(sql, type, concurrency));
  }

  @Override
  public CallableStatement prepareCall(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    throwIfQuestion(sql);
    return new AskingCallableStatement(
        this, delegate().prepareCall(sql, type, concurrency, holdability));
  }

  private void throwIfQuestion(String sql) throws SQLException {
    if (!session.isPlain(sql) && !delegate().isClosed()) {
      session.throwIfQuestion("prepareCall", sql);
    }
  }

  /** The same wrapper for the same object of the target. */
  @Override
  public DatabaseMetaData getMetaData() throws SQLException {
    DatabaseMetaData target = delegate().getMetaData();
    if (target == null) {
      return null;
    }
    AskingMetaData last = metadata;
    if (last == null || last.delegate() != target) {
      last = new AskingMetaData(this, target);
      metadata = last;
    }
    return last;
  }

  /** How the target's transaction ends. */
  @FunctionalInterface
  private interface TransactionEnd {
    void run() throws SQLException;
  }

  private void endTransaction(TransactionEnd end) throws SQLException {
    session.run(
        () -> {
          end.run();
          return null;
        });
    session.transactionEnded();
  }

  @Override
  public void commit() throws SQLException {
    endTransaction(() -> delegate().commit());
  }

  @Override
  public void rollback() throws SQLException {
    endTransaction(() -> delegate().rollback());
  }

  @Override
  public void setAutoCommit(boolean autoCommit) throws SQLException {
    endTransaction(() -> delegate().setAutoCommit(autoCommit));
  }

  @Override
  public void close() throws SQLException {
    session.cancelQuestions();
    try {
      delegate().close();
    } finally {
      session.release();
    }
  }

  @Override
  public void abort(Executor executor) throws SQLException {
    session.cancelQuestions();
    try {
      delegate().abort(executor);
    } finally {
      session.release();
    }
  }
}
