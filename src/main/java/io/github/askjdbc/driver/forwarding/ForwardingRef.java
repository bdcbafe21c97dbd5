package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code Ref}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingRef implements Ref, Wrapper, Forwarding {
  private Ref delegate;

  protected ForwardingRef(Ref delegate) { this.delegate = delegate; }

  @Override public final Ref delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(Ref delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  @Override public String getBaseTypeName() throws SQLException { return delegate.getBaseTypeName(); }

  @Override public Object getObject() throws SQLException { return shown(delegate.getObject()); }

  @Override public Object getObject(java.util.Map<String, Class<?>> a) throws SQLException { return shown(delegate.getObject(a)); }

  @Override public void setObject(Object a) throws SQLException { delegate.setObject(Forwarding.bare(a)); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
