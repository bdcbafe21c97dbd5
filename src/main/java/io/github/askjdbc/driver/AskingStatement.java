package io.github.askjdbc.driver;

import io.github.askjdbc.AskStatement;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.driver.forwarding.ForwardingStatement;
import io.github.askjdbc.pipeline.QuestionReport;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.Optional;

/**
 * A statement of the target that also takes questions.
 *
 * @param <T> the target's kind of statement
 */
public class AskingStatement<T extends Statement> extends ForwardingStatement<T>
    implements AskStatement {
  private final AskingConnection connection;
  private final AskedStatement asked;
  private final WrappedResults wrapped;

  protected AskingStatement(AskingConnection connection, T delegate) {
    this(connection, delegate, Optional.empty());
  }

  /**
   * @param lowered the cursor type asked for, where the delegate has a lower one
   */
  AskingStatement(AskingConnection connection, T delegate, Optional<LoweredCursor> lowered) {
    super(delegate);
    this.connection = connection;
    this.asked = new AskedStatement(connection.session(), lowered);
    this.wrapped = new WrappedResults(connection, this);
  }

  protected final AskingConnection connection() {
    return connection;
  }

  protected final Session session() {
    return connection.session();
  }

  protected final AskedStatement asked() {
    return asked;
  }

  /** The same wrapper for the same result set. */
  protected final ResultSet wrap(ResultSet results) {
    return wrapped.rows(results);
  }

  /** The caller came to this statement by its results. */
  final void remember(AskingResultSet results) {
    wrapped.remember(results);
  }

  /** Rows that answer a question. */
  protected final ResultSet wrapAnswer(ResultSet results) throws SQLException {
    return wrapped.answer(results, asked.maxRows(delegate()));
  }

  private boolean isPlain(String sql) throws SQLException {
    asked.forget();
    if (!session().isPlain(sql)) {
      return false;
    }
    asked.throwIfRefused();
    return true;
  }

  /** What is the target's; where it refuses plain words, the caller learns how to ask. */
  private <R> R plain(String sql, ConnectionTurns.Work<R> work) throws SQLException {
    try {
      return session().run(work);
    } catch (SQLException refusal) {
      throw QuestionHint.onto(refusal, sql, session().settings());
    }
  }

  @Override
  public ResultSet executeQuery(String sql) throws SQLException {
    return isPlain(sql)
        ? wrap(plain(sql, () -> delegate().executeQuery(sql)))
        : asked.ask(
            this, delegate(), sql, text -> wrapAnswer(delegate().executeQuery(text)), rows -> rows);
  }

  private boolean ask(String sql) throws SQLException {
    return asked.ask(this, delegate(), sql, text -> delegate().execute(text), rows -> true);
  }

  @Override
  public boolean execute(String sql) throws SQLException {
    return isPlain(sql) ? plain(sql, () -> delegate().execute(sql)) : ask(sql);
  }

  @Override
  public boolean execute(String sql, int keys) throws SQLException {
    return isPlain(sql) ? plain(sql, () -> delegate().execute(sql, keys)) : ask(sql);
  }

  @Override
  public boolean execute(String sql, int[] columns) throws SQLException {
    return isPlain(sql) ? plain(sql, () -> delegate().execute(sql, columns)) : ask(sql);
  }

  @Override
  public boolean execute(String sql, String[] columns) throws SQLException {
    return isPlain(sql) ? plain(sql, () -> delegate().execute(sql, columns)) : ask(sql);
  }

  private <R> R update(String sql, ConnectionTurns.Work<R> work) throws SQLException {
    return isPlain(sql) ? plain(sql, work) : asked.refuse("executeUpdate", delegate(), sql, work);
  }

  @Override
  public int executeUpdate(String sql) throws SQLException {
    return update(sql, () -> delegate().executeUpdate(sql));
  }

  @Override
  public int executeUpdate(String sql, int keys) throws SQLException {
    return update(sql, () -> delegate().executeUpdate(sql, keys));
  }

  @Override
  public int executeUpdate(String sql, int[] columns) throws SQLException {
    return update(sql, () -> delegate().executeUpdate(sql, columns));
  }

  @Override
  public int executeUpdate(String sql, String[] columns) throws SQLException {
    return update(sql, () -> delegate().executeUpdate(sql, columns));
  }

  @Override
  public long executeLargeUpdate(String sql) throws SQLException {
    return update(sql, () -> delegate().executeLargeUpdate(sql));
  }

  @Override
  public long executeLargeUpdate(String sql, int keys) throws SQLException {
    return update(sql, () -> delegate().executeLargeUpdate(sql, keys));
  }

  @Override
  public long executeLargeUpdate(String sql, int[] columns) throws SQLException {
    return update(sql, () -> delegate().executeLargeUpdate(sql, columns));
  }

  @Override
  public long executeLargeUpdate(String sql, String[] columns) throws SQLException {
    return update(sql, () -> delegate().executeLargeUpdate(sql, columns));
  }

  @Override
  public void addBatch(String sql) throws SQLException {
    if (!isPlain(sql)) {
      asked.refuse("addBatch", delegate(), sql, () -> null);
    }
    delegate().addBatch(sql);
  }

  @Override
  public int[] executeBatch() throws SQLException {
    runsAgain();
    return session().run(delegate()::executeBatch);
  }

  @Override
  public long[] executeLargeBatch() throws SQLException {
    runsAgain();
    return session().run(delegate()::executeLargeBatch);
  }

  /** Something that was seen before runs. */
  protected final void runsAgain() {
    asked.forget();
    session().runs();
  }

  @Override
  public void setMaxRows(int max) throws SQLException {
    delegate().setMaxRows(max);
    asked.setMaxRows(max);
  }

  @Override
  public void setLargeMaxRows(long max) throws SQLException {
    delegate().setLargeMaxRows(max);
    asked.setMaxRows(max);
  }

  @Override
  public ResultSet getResultSet() throws SQLException {
    if (asked.isOurs()) {
      return asked.rows();
    }
    ResultSet results = delegate().getResultSet();
    return asked.hasAnswered() ? wrapAnswer(results) : wrap(results);
  }

  @Override
  public int getUpdateCount() throws SQLException {
    return asked.isOurs() ? -1 : delegate().getUpdateCount();
  }

  @Override
  public long getLargeUpdateCount() throws SQLException {
    return asked.isOurs() ? -1 : delegate().getLargeUpdateCount();
  }

  @Override
  public boolean getMoreResults() throws SQLException {
    return asked.isOurs() ? asked.noMoreResults(true) : delegate().getMoreResults();
  }

  @Override
  public boolean getMoreResults(int current) throws SQLException {
    return asked.isOurs()
        ? asked.noMoreResults(current != KEEP_CURRENT_RESULT)
        : delegate().getMoreResults(current);
  }

  @Override
  public ResultSet getGeneratedKeys() throws SQLException {
    return wrapped.keys(delegate().getGeneratedKeys());
  }

  @Override
  public SQLWarning getWarnings() throws SQLException {
    return asked.warnings(delegate().getWarnings());
  }

  @Override
  public void clearWarnings() throws SQLException {
    delegate().clearWarnings();
    asked.clearWarnings();
  }

  @Override
  public Optional<QuestionReport> lastReport() {
    return asked.lastReport();
  }

  @Override
  public Connection getConnection() throws SQLException {
    return delegate().getConnection() == null ? null : connection;
  }

  @Override
  public void cancel() throws SQLException {
    asked.cancel(delegate());
  }

  @Override
  public void close() throws SQLException {
    asked.stop();
    asked.forget();
    delegate().close();
  }
}
