package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code Connection}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingConnection implements Connection, Forwarding {
  private Connection delegate;

  protected ForwardingConnection(Connection delegate) { this.delegate = delegate; }

  @Override public final Connection delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(Connection delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  @Override public void abort(java.util.concurrent.Executor a) throws SQLException { delegate.abort(a); }

  @Override public void beginRequest() throws SQLException { delegate.beginRequest(); }

  @Override public void clearWarnings() throws SQLException { delegate.clearWarnings(); }

  @Override public void close() throws SQLException { delegate.close(); }

  @Override public void commit() throws SQLException { delegate.commit(); }

  @Override public Array createArrayOf(String a, Object[] b) throws SQLException { return shown(delegate.createArrayOf(a, Forwarding.bare(b))); }

  @Override public Blob createBlob() throws SQLException { return delegate.createBlob(); }

  @Override public Clob createClob() throws SQLException { return delegate.createClob(); }

  @Override public NClob createNClob() throws SQLException { return delegate.createNClob(); }

  @Override public SQLXML createSQLXML() throws SQLException { return delegate.createSQLXML(); }

  @Override public Statement createStatement() throws SQLException { return delegate.createStatement(); }

  @Override public Statement createStatement(int a, int b, int c) throws SQLException { return delegate.createStatement(a, b, c); }

  @Override public Statement createStatement(int a, int b) throws SQLException { return delegate.createStatement(a, b); }

  @Override public Struct createStruct(String a, Object[] b) throws SQLException { return shown(delegate.createStruct(a, Forwarding.bare(b))); }

  @Override public void endRequest() throws SQLException { delegate.endRequest(); }

  @Override public boolean getAutoCommit() throws SQLException { return delegate.getAutoCommit(); }

  @Override public String getCatalog() throws SQLException { return delegate.getCatalog(); }

  @Override public java.util.Properties getClientInfo() throws SQLException { return delegate.getClientInfo(); }

  @Override public String getClientInfo(String a) throws SQLException { return delegate.getClientInfo(a); }

  @Override public int getHoldability() throws SQLException { return delegate.getHoldability(); }

  @Override public DatabaseMetaData getMetaData() throws SQLException { return delegate.getMetaData(); }

  @Override public int getNetworkTimeout() throws SQLException { return delegate.getNetworkTimeout(); }

  @Override public String getSchema() throws SQLException { return delegate.getSchema(); }

  @Override public int getTransactionIsolation() throws SQLException { return delegate.getTransactionIsolation(); }

  @Override public java.util.Map<String, Class<?>> getTypeMap() throws SQLException { return delegate.getTypeMap(); }

  @Override public SQLWarning getWarnings() throws SQLException { return delegate.getWarnings(); }

  @Override public boolean isClosed() throws SQLException { return delegate.isClosed(); }

  @Override public boolean isReadOnly() throws SQLException { return delegate.isReadOnly(); }

  @Override public boolean isValid(int a) throws SQLException { return delegate.isValid(a); }

  @Override public String nativeSQL(String a) throws SQLException { return delegate.nativeSQL(a); }

  @Override public CallableStatement prepareCall(String a, int b, int c, int d) throws SQLException { return delegate.prepareCall(a, b, c, d); }

  @Override public CallableStatement prepareCall(String a, int b, int c) throws SQLException { return delegate.prepareCall(a, b, c); }

  @Override public CallableStatement prepareCall(String a) throws SQLException { return delegate.prepareCall(a); }

  @Override public PreparedStatement prepareStatement(String a, int[] b) throws SQLException { return delegate.prepareStatement(a, b); }

  @Override public PreparedStatement prepareStatement(String a, String[] b) throws SQLException { return delegate.prepareStatement(a, b); }

  @Override public PreparedStatement prepareStatement(String a, int b, int c, int d) throws SQLException { return delegate.prepareStatement(a, b, c, d); }

  @Override public PreparedStatement prepareStatement(String a, int b, int c) throws SQLException { return delegate.prepareStatement(a, b, c); }

  @Override public PreparedStatement prepareStatement(String a, int b) throws SQLException { return delegate.prepareStatement(a, b); }

  @Override public PreparedStatement prepareStatement(String a) throws SQLException { return delegate.prepareStatement(a); }

  @Override public void releaseSavepoint(Savepoint a) throws SQLException { delegate.releaseSavepoint(a); }

  @Override public void rollback() throws SQLException { delegate.rollback(); }

  @Override public void rollback(Savepoint a) throws SQLException { delegate.rollback(a); }

  @Override public void setAutoCommit(boolean a) throws SQLException { delegate.setAutoCommit(a); }

  @Override public void setCatalog(String a) throws SQLException { delegate.setCatalog(a); }

  @Override public void setClientInfo(String a, String b) throws SQLClientInfoException { delegate.setClientInfo(a, b); }

  @Override public void setClientInfo(java.util.Properties a) throws SQLClientInfoException { delegate.setClientInfo(a); }

  @Override public void setHoldability(int a) throws SQLException { delegate.setHoldability(a); }

  @Override public void setNetworkTimeout(java.util.concurrent.Executor a, int b) throws SQLException { delegate.setNetworkTimeout(a, b); }

  @Override public void setReadOnly(boolean a) throws SQLException { delegate.setReadOnly(a); }

  @Override public Savepoint setSavepoint() throws SQLException { return delegate.setSavepoint(); }

  @Override public Savepoint setSavepoint(String a) throws SQLException { return delegate.setSavepoint(a); }

  @Override public void setSchema(String a) throws SQLException { delegate.setSchema(a); }

  @Override public void setShardingKey(ShardingKey a, ShardingKey b) throws SQLException { delegate.setShardingKey(a, b); }

  @Override public void setShardingKey(ShardingKey a) throws SQLException { delegate.setShardingKey(a); }

  @Override public boolean setShardingKeyIfValid(ShardingKey a, int b) throws SQLException { return delegate.setShardingKeyIfValid(a, b); }

  @Override public boolean setShardingKeyIfValid(ShardingKey a, ShardingKey b, int c) throws SQLException { return delegate.setShardingKeyIfValid(a, b, c); }

  @Override public void setTransactionIsolation(int a) throws SQLException { delegate.setTransactionIsolation(a); }

  @Override public void setTypeMap(java.util.Map<String, Class<?>> a) throws SQLException { delegate.setTypeMap(a); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
