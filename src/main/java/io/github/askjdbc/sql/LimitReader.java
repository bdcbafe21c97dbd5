package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Query.Limit;
import io.github.askjdbc.sql.Token.Kind;
import java.util.Optional;

/** Reads a limit from the tokens alone: it holds nothing but numbers. */
final class LimitReader {

  private final TokenCursor cursor;

  LimitReader(TokenCursor cursor) {
    this.cursor = cursor;
  }

  Optional<Limit> read() {
    int start = cursor.position();
    if (cursor.skip("LIMIT")) {
      Expr.Numeric first = number();
      if (cursor.skip(",")) {
        Expr.Numeric count = number();
        return limit(start, Optional.of(count), Optional.of(first), Limit.Form.COMMA);
      }
      Optional<Expr.Numeric> offset =
          cursor.skip("OFFSET") ? Optional.of(number()) : Optional.empty();
      return limit(start, Optional.of(first), offset, Limit.Form.LIMIT);
    }
    Optional<Expr.Numeric> offset = Optional.empty();
    if (cursor.skip("OFFSET")) {
      offset = Optional.of(number());
      if (!cursor.skip("ROWS") && !cursor.skip("ROW")) {
        return limit(start, Optional.empty(), offset, Limit.Form.LIMIT);
      }
    }
    if (cursor.skip("FETCH")) {
      if (!cursor.skip("NEXT")) {
        cursor.take("FIRST");
      }
      Expr.Numeric count = number();
      if (!cursor.skip("ROW")) {
        cursor.take("ROWS");
      }
      cursor.take("ONLY");
      return limit(start, Optional.of(count), offset, Limit.Form.FETCH);
    }
    return offset.isPresent()
        ? limit(start, Optional.empty(), offset, Limit.Form.FETCH)
        : Optional.empty();
  }

  private Optional<Limit> limit(
      int start, Optional<Expr.Numeric> count, Optional<Expr.Numeric> offset, Limit.Form form) {
    return Optional.of(new Limit(cursor.since(start), count, offset, form));
  }

  private Expr.Numeric number() {
    int start = cursor.position();
    Token token = cursor.take(Kind.NUMBER);
    return new Expr.Numeric(cursor.since(start), token.written());
  }
}
