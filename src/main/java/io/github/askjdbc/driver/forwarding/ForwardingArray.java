package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code Array}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingArray implements Array, Wrapper, Forwarding {
  private Array delegate;

  protected ForwardingArray(Array delegate) { this.delegate = delegate; }

  @Override public final Array delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(Array delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  @Override public void free() throws SQLException { delegate.free(); }

  @Override public Object getArray() throws SQLException { return shown(delegate.getArray()); }

  @Override public Object getArray(java.util.Map<String, Class<?>> a) throws SQLException { return shown(delegate.getArray(a)); }

  @Override public Object getArray(long a, int b, java.util.Map<String, Class<?>> c) throws SQLException { return shown(delegate.getArray(a, b, c)); }

  @Override public Object getArray(long a, int b) throws SQLException { return shown(delegate.getArray(a, b)); }

  @Override public int getBaseType() throws SQLException { return delegate.getBaseType(); }

  @Override public String getBaseTypeName() throws SQLException { return delegate.getBaseTypeName(); }

  @Override public ResultSet getResultSet() throws SQLException { return shown(delegate.getResultSet()); }

  @Override public ResultSet getResultSet(java.util.Map<String, Class<?>> a) throws SQLException { return shown(delegate.getResultSet(a)); }

  @Override public ResultSet getResultSet(long a, int b, java.util.Map<String, Class<?>> c) throws SQLException { return shown(delegate.getResultSet(a, b, c)); }

  @Override public ResultSet getResultSet(long a, int b) throws SQLException { return shown(delegate.getResultSet(a, b)); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
