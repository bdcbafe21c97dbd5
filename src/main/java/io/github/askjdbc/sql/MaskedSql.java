package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.util.Optional;
import java.util.function.Predicate;

/** SQL without what it says of the data: texts and numbers are question marks. */
public final class MaskedSql {

  private static final String MASK = "?";

  private MaskedSql() {}

  /**
   * @return empty if the text cannot be cut into tokens in just one way, so that a literal might
   *     stay
   */
  public static Optional<String> of(String sql, Dialect dialect) {
    return of(sql, dialect, literal -> false);
  }

  /**
   * The same, but for some literals.
   *
   * @param kept tells by a literal's value, without its quotes, whether it stays
   */
  public static Optional<String> of(String sql, Dialect dialect, Predicate<String> kept) {
    StringBuilder masked = new StringBuilder();
    int at = 0;
    try {
      for (Token token : SqlTokenizer.tokens(sql, dialect)) {
        masked.append(token.start() > at ? " " : "");
        boolean literal = token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.NUMBER;
        masked.append(literal && !kept.test(token.value()) ? MASK : token.written());
        at = token.end();
      }
    } catch (RefusedSqlException unclear) {
      return Optional.empty();
    }
    return Optional.of(masked.toString());
  }
}
