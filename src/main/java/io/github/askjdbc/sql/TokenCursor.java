package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Walks over the tokens of a text while the parser's tree is read. Since every token must be taken
 * by the part of the tree that stands for it, nothing that the parser dropped, moved or hid in a
 * field that we do not read can get through unseen; and every part knows its place in the text.
 */
final class TokenCursor {
  private static final Token END = new Token(Kind.END, "the end", "", 0, 0);

  private final List<Token> tokens;
  private int at;

  TokenCursor(List<Token> tokens) {
    this.tokens = tokens;
  }

  int position() {
    return at;
  }

  Token peek() {
    return peek(0);
  }

  Token peek(int ahead) {
    return at + ahead < tokens.size() ? tokens.get(at + ahead) : END;
  }

  boolean at(String... words) {
    for (int i = 0; i < words.length; i++) {
      if (!peek(i).is(words[i])) {
        return false;
      }
    }
    return true;
  }

  boolean skip(String... words) {
    if (at(words)) {
      at += words.length;
      return true;
    }
    return false;
  }

  void take(String... words) {
    if (!skip(words)) {
      throw unexpected();
    }
  }

  Token take(Kind kind) {
    Token token = peek();
    if (token.kind() != kind) {
      throw unexpected();
    }
    at++;
    return token;
  }

  /** One thing or more, with a separator between them. */
  <T> List<T> each(String separator, Supplier<T> read) {
    List<T> things = new ArrayList<>();
    do {
      things.add(read.get());
    } while (skip(separator));
    return things;
  }

  Name name() {
    Token token = peek();
    if (token.kind() != Kind.WORD && token.kind() != Kind.QUOTED) {
      throw unexpected();
    }
    at++;
    return new Name(token.written(), token.kind() == Kind.QUOTED ? token.value() : token.written());
  }

  /** The stretch from the token at that position to the last one taken. */
  Span since(int position) {
    return new Span(tokens.get(position).start(), tokens.get(Math.max(position, at - 1)).end());
  }

  RefusedSqlException unexpected() {
    Token token = peek();
    String what = token.kind() == Kind.STRING ? "a text literal" : token.written();
    return new RefusedSqlException(
        what + " is not allowed at this place of a generated SELECT, or not understood");
  }
}
