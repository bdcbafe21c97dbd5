package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingCallableStatement;
import java.sql.CallableStatement;

/** A call of a routine, prepared by the target. */
final class AskingCallableStatement extends ForwardingCallableStatement {

  AskingCallableStatement(AskingConnection connection, CallableStatement delegate) {
    super(connection, delegate);
  }

  @Override
  protected <V> V shown(V value) {
    return connection().values().shown(value, this);
  }
}
