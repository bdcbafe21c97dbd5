package io.github.askjdbc.laboratory.harder;

import java.sql.Connection;
import java.sql.SQLException;

/** Names as they stand in SQL. */
final class Quoting {

  private Quoting() {}

  static String quoted(String name, Connection connection) throws SQLException {
    String quote = connection.getMetaData().getIdentifierQuoteString();
    return quote + name.replace(quote, quote + quote) + quote;
  }
}
