package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code Struct}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingStruct implements Struct, Wrapper, Forwarding {
  private Struct delegate;

  protected ForwardingStruct(Struct delegate) { this.delegate = delegate; }

  @Override public final Struct delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(Struct delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  @Override public Object[] getAttributes() throws SQLException { return shown(delegate.getAttributes()); }

  @Override public Object[] getAttributes(java.util.Map<String, Class<?>> a) throws SQLException { return shown(delegate.getAttributes(a)); }

  @Override public String getSQLTypeName() throws SQLException { return delegate.getSQLTypeName(); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
