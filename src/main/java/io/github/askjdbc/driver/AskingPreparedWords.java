package io.github.askjdbc.driver;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A text that may be a question, which a target that parses late refuses when it is run. */
final class AskingPreparedWords extends AskingPreparedStatement<PreparedStatement> {
  private final String text;

  AskingPreparedWords(AskingConnection connection, PreparedStatement delegate, String text) {
    super(connection, delegate);
    this.text = text;
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    try {
      return super.executeQuery();
    } catch (SQLException refusal) {
      throw QuestionHint.onto(refusal, text, session().settings());
    }
  }

  @Override
  public boolean execute() throws SQLException {
    try {
      return super.execute();
    } catch (SQLException refusal) {
      throw QuestionHint.onto(refusal, text, session().settings());
    }
  }
}
