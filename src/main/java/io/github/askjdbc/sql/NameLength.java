package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * How long names may be before a target cuts them: two names that differ further on are one for it,
 * and a name may become that of something else. Other targets refuse such names, or know no limit.
 *
 * @param mostBytes in UTF-8
 */
record NameLength(int mostBytes) {
  private static final int OF_POSTGRESQL = 63;

  static NameLength of(Dialect dialect) {
    return new NameLength(
        switch (dialect) {
          // a target that is not known may be a PostgreSQL by another name
          case POSTGRESQL, STANDARD -> OF_POSTGRESQL;
          default -> Integer.MAX_VALUE;
        });
  }

  /** What is wrong with a name in the text of a query. */
  Optional<String> problem(ParsedQuery query) {
    if (mostBytes == Integer.MAX_VALUE) {
      return Optional.empty();
    }
    return SqlTokenizer.tokens(query.text(), query.dialect()).stream()
        .filter(token -> token.kind() == Token.Kind.WORD || token.kind() == Token.Kind.QUOTED)
        // in upper case, a word may be of another length
        .map(token -> token.kind() == Token.Kind.WORD ? token.written() : token.value())
        .map(name -> name.getBytes(StandardCharsets.UTF_8).length)
        .filter(bytes -> bytes > mostBytes)
        .map(
            bytes ->
                "a name has "
                    + bytes
                    + " bytes, of which this database keeps "
                    + mostBytes
                    + "; give a shorter one")
        .findFirst();
  }
}
