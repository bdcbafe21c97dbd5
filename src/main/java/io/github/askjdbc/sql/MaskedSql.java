package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.util.Optional;

/** SQL without what it says of the data: every text and number is a question mark. */
public final class MaskedSql {

  private static final String MASK = "?";

  private MaskedSql() {}

  /**
   * @return empty if the text cannot be cut into tokens in just one way, so that a literal might
   *     stay
   */
  public static Optional<String> of(String sql, Dialect dialect) {
    StringBuilder masked = new StringBuilder();
    int at = 0;
    try {
      for (Token token : SqlTokenizer.tokens(sql, dialect)) {
        masked.append(token.start() > at ? " " : "");
        boolean literal = token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.NUMBER;
        masked.append(literal ? MASK : token.written());
        at = token.end();
      }
    } catch (RefusedSqlException unclear) {
      return Optional.empty();
    }
    return Optional.of(masked.toString());
  }
}
