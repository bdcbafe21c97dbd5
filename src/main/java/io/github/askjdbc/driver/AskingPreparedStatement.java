package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingPreparedStatement;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Plain SQL, prepared by the target.
 *
 * @param <T> the target's kind of statement
 */
public class AskingPreparedStatement<T extends PreparedStatement>
    extends ForwardingPreparedStatement<T> {

  protected AskingPreparedStatement(AskingConnection connection, T delegate) {
    super(connection, delegate);
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    runsAgain();
    return wrap(session().run(delegate()::executeQuery));
  }

  @Override
  public boolean execute() throws SQLException {
    runsAgain();
    return session().run(delegate()::execute);
  }

  @Override
  public int executeUpdate() throws SQLException {
    runsAgain();
    return session().run(delegate()::executeUpdate);
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    runsAgain();
    return session().run(delegate()::executeLargeUpdate);
  }
}
