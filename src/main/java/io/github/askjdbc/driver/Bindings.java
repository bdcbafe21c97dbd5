package io.github.askjdbc.driver;

import io.github.askjdbc.question.Recognition.Argument;
import java.sql.SQLException;
import java.util.Optional;

/** The texts bound to the placeholders of {@code ASK(?)}. */
@FunctionalInterface
interface Bindings {

  /** Of a statement that cannot bind. */
  Bindings NONE =
      ordinal -> {
        throw new SQLException(
            "The question is a placeholder, which only a prepared statement can bind; use"
                + " prepareStatement, or write the question as a literal",
            "07001");
      };

  /**
   * @param ordinal counts from 1 over the caller's text
   */
  String text(int ordinal) throws SQLException;

  default Optional<String> text(Argument argument) throws SQLException {
    if (argument instanceof Argument.Literal literal) {
      return Optional.of(literal.value());
    }
    if (argument instanceof Argument.Placeholder placeholder) {
      return Optional.of(text(placeholder.ordinal()));
    }
    return Optional.empty();
  }
}
