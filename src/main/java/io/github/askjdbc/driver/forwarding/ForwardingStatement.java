package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code Statement}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingStatement<T extends Statement> implements Statement, Forwarding {
  private T delegate;

  protected ForwardingStatement(T delegate) { this.delegate = delegate; }

  @Override public final T delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(T delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  @Override public void addBatch(String a) throws SQLException { delegate.addBatch(a); }

  @Override public void cancel() throws SQLException { delegate.cancel(); }

  @Override public void clearBatch() throws SQLException { delegate.clearBatch(); }

  @Override public void clearWarnings() throws SQLException { delegate.clearWarnings(); }

  @Override public void close() throws SQLException { delegate.close(); }

  @Override public void closeOnCompletion() throws SQLException { delegate.closeOnCompletion(); }

  @Override public String enquoteIdentifier(String a, boolean b) throws SQLException { return delegate.enquoteIdentifier(a, b); }

  @Override public String enquoteLiteral(String a) throws SQLException { return delegate.enquoteLiteral(a); }

  @Override public String enquoteNCharLiteral(String a) throws SQLException { return delegate.enquoteNCharLiteral(a); }

  @Override public boolean execute(String a, int[] b) throws SQLException { return delegate.execute(a, b); }

  @Override public boolean execute(String a, String[] b) throws SQLException { return delegate.execute(a, b); }

  @Override public boolean execute(String a, int b) throws SQLException { return delegate.execute(a, b); }

  @Override public boolean execute(String a) throws SQLException { return delegate.execute(a); }

  @Override public int[] executeBatch() throws SQLException { return delegate.executeBatch(); }

  @Override public long[] executeLargeBatch() throws SQLException { return delegate.executeLargeBatch(); }

  @Override public long executeLargeUpdate(String a, int[] b) throws SQLException { return delegate.executeLargeUpdate(a, b); }

  @Override public long executeLargeUpdate(String a, String[] b) throws SQLException { return delegate.executeLargeUpdate(a, b); }

  @Override public long executeLargeUpdate(String a, int b) throws SQLException { return delegate.executeLargeUpdate(a, b); }

  @Override public long executeLargeUpdate(String a) throws SQLException { return delegate.executeLargeUpdate(a); }

  @Override public ResultSet executeQuery(String a) throws SQLException { return delegate.executeQuery(a); }

  @Override public int executeUpdate(String a, int[] b) throws SQLException { return delegate.executeUpdate(a, b); }

  @Override public int executeUpdate(String a, String[] b) throws SQLException { return delegate.executeUpdate(a, b); }

  @Override public int executeUpdate(String a, int b) throws SQLException { return delegate.executeUpdate(a, b); }

  @Override public int executeUpdate(String a) throws SQLException { return delegate.executeUpdate(a); }

  @Override public Connection getConnection() throws SQLException { return delegate.getConnection(); }

  @Override public int getFetchDirection() throws SQLException { return delegate.getFetchDirection(); }

  @Override public int getFetchSize() throws SQLException { return delegate.getFetchSize(); }

  @Override public ResultSet getGeneratedKeys() throws SQLException { return delegate.getGeneratedKeys(); }

  @Override public long getLargeMaxRows() throws SQLException { return delegate.getLargeMaxRows(); }

  @Override public long getLargeUpdateCount() throws SQLException { return delegate.getLargeUpdateCount(); }

  @Override public int getMaxFieldSize() throws SQLException { return delegate.getMaxFieldSize(); }

  @Override public int getMaxRows() throws SQLException { return delegate.getMaxRows(); }

  @Override public boolean getMoreResults() throws SQLException { return delegate.getMoreResults(); }

  @Override public boolean getMoreResults(int a) throws SQLException { return delegate.getMoreResults(a); }

  @Override public int getQueryTimeout() throws SQLException { return delegate.getQueryTimeout(); }

  @Override public ResultSet getResultSet() throws SQLException { return delegate.getResultSet(); }

  @Override public int getResultSetConcurrency() throws SQLException { return delegate.getResultSetConcurrency(); }

  @Override public int getResultSetHoldability() throws SQLException { return delegate.getResultSetHoldability(); }

  @Override public int getResultSetType() throws SQLException { return delegate.getResultSetType(); }

  @Override public int getUpdateCount() throws SQLException { return delegate.getUpdateCount(); }

  @Override public SQLWarning getWarnings() throws SQLException { return delegate.getWarnings(); }

  @Override public boolean isCloseOnCompletion() throws SQLException { return delegate.isCloseOnCompletion(); }

  @Override public boolean isClosed() throws SQLException { return delegate.isClosed(); }

  @Override public boolean isPoolable() throws SQLException { return delegate.isPoolable(); }

  @Override public boolean isSimpleIdentifier(String a) throws SQLException { return delegate.isSimpleIdentifier(a); }

  @Override public void setCursorName(String a) throws SQLException { delegate.setCursorName(a); }

  @Override public void setEscapeProcessing(boolean a) throws SQLException { delegate.setEscapeProcessing(a); }

  @Override public void setFetchDirection(int a) throws SQLException { delegate.setFetchDirection(a); }

  @Override public void setFetchSize(int a) throws SQLException { delegate.setFetchSize(a); }

  @Override public void setLargeMaxRows(long a) throws SQLException { delegate.setLargeMaxRows(a); }

  @Override public void setMaxFieldSize(int a) throws SQLException { delegate.setMaxFieldSize(a); }

  @Override public void setMaxRows(int a) throws SQLException { delegate.setMaxRows(a); }

  @Override public void setPoolable(boolean a) throws SQLException { delegate.setPoolable(a); }

  @Override public void setQueryTimeout(int a) throws SQLException { delegate.setQueryTimeout(a); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
