package io.github.askjdbc.question;

import io.github.askjdbc.text.LetterCase;

/**
 * Steps through SQL of an unknown dialect, token by token, one pass, nothing kept.
 *
 * <p>Where dialects read the same characters differently, and the difference could decide what is
 * inside a literal or a comment, it stops with {@link Kind#AMBIGUOUS}: nobody may act on a guess.
 */
final class SqlLexer {

  /** What stands between {@link #start} and {@link #end}. */
  enum Kind {
    WORD,
    NUMBER,
    /** A text literal whose value {@link #literal} tells. */
    LITERAL,
    /** A quoted identifier, or what is one in some dialect. */
    QUOTED,
    /** A single {@code ?}. */
    PLACEHOLDER,
    /** One character of punctuation. */
    MARK,
    /** The end of the text. */
    END,
    /** Dialects disagree from here on. */
    AMBIGUOUS
  }

  private final String text;
  private final int length;
  private int at;
  private int start;
  private Kind kind = Kind.END;
  private int valueStart;
  private int valueEnd;
  private char doubled;
  private boolean escaped;
  private int harmlessUntil;

  SqlLexer(String text, int from) {
    this.text = text;
    this.length = text.length();
    this.at = from;
    this.start = from;
  }

  int start() {
    return start;
  }

  int end() {
    return at;
  }

  Kind kind() {
    return kind;
  }

  boolean isMark(char mark) {
    return kind == Kind.MARK && text.charAt(start) == mark;
  }

  boolean isWord(String word) {
    return kind == Kind.WORD
        && at - start == word.length()
        && text.regionMatches(true, start, word, 0, word.length());
  }

  /** Goes on from an offset after what was read another way. */
  void moveTo(int offset) {
    at = offset;
    start = offset;
    kind = Kind.MARK;
  }

  /** A word in capitals. */
  String upperWord() {
    return LetterCase.upper(text.substring(start, at));
  }

  /** The value of a {@link Kind#LITERAL}: without its quotes, doubled quotes undone. */
  String literal() {
    String value = text.substring(valueStart, valueEnd);
    if (escaped) {
      return BackslashEscapes.undo(value);
    }
    return doubled == 0 ? value : value.replace("" + doubled + doubled, "" + doubled);
  }

  /** Moves to the next token. */
  Kind next() {
    kind = scan();
    return kind;
  }

  private Kind scan() {
    char before = kind == Kind.END ? ' ' : text.charAt(at - 1);
    Kind previous = kind;
    if (!skipBlanks()) {
      return Kind.AMBIGUOUS;
    }
    boolean adjacent = at > 0 && !Comments.isBlank(text.charAt(at - 1)) && previous != Kind.END;
    start = at;
    if (at >= length) {
      return Kind.END;
    }
    char c = text.charAt(at);
    if (ProseTokenizer.isLetter(c)) {
      return word();
    }
    if (c >= '0' && c <= '9') {
      skipName();
      return Kind.NUMBER;
    }
    boolean subscripts =
        adjacent
            && (previous == Kind.WORD || previous == Kind.QUOTED || before == ')' || before == ']');
    return switch (c) {
      case '\'' -> plainLiteral('\'', Kind.LITERAL);
      case '"' -> plainLiteral('"', Kind.QUOTED);
      case '`' -> quotedUntil('`');
      case '[' -> subscripts || isArray() ? mark() : quotedUntil(']');
      case '$' -> dollar();
      case '?' -> placeholder();
      default -> mark();
    };
  }

  /** Skips blanks and comments; false where dialects disagree about a comment. */
  private boolean skipBlanks() {
    while (at < length) {
      char c = text.charAt(at);
      if (Comments.isBlank(c)) {
        at++;
      } else if (c == '-' && at + 1 < length && text.charAt(at + 1) == '-') {
        boolean agreed = at + 2 >= length || Comments.isBlank(text.charAt(at + 2));
        if (!agreed && Comments.mayMatter(text, at + 2)) {
          return false;
        }
        at = Comments.lineEnd(text, at, length);
      } else if (c == '#') {
        if (at >= harmlessUntil) {
          if (Comments.mayMatter(text, at + 1)) {
            return false;
          }
          harmlessUntil = Comments.lineEnd(text, at, length);
        }
        at++;
      } else if (c == '/' && at + 1 < length && text.charAt(at + 1) == '*') {
        int after = Comments.after(text, at, length);
        if (after < 0) {
          return false;
        }
        at = after;
      } else {
        return true;
      }
    }
    return true;
  }

  private Kind word() {
    skipName();
    if (at >= length || text.charAt(at) != '\'') {
      return Kind.WORD;
    }
    return switch (LetterCase.lower(text.substring(start, at))) {
      case "e" -> escapedLiteral();
      case "q", "nq" -> alternativeQuoting();
      case "n" -> plainLiteral('\'', Kind.LITERAL);
      // a typed or introduced literal, such as DATE'2020-01-01' or _utf8'x'
      default -> Kind.WORD;
    };
  }

  private void skipName() {
    while (at < length) {
      char c = text.charAt(at);
      if (!ProseTokenizer.isLetter(c) && !(c >= '0' && c <= '9') && c != '$') {
        return;
      }
      at++;
    }
  }

  private Kind plainLiteral(char quote, Kind found) {
    valueFrom(at + 1);
    int close = text.indexOf(quote, valueStart);
    while (close >= 0) {
      if (text.charAt(close - 1) == '\\' && close > valueStart) {
        return Kind.AMBIGUOUS;
      }
      if (close + 1 >= length || text.charAt(close + 1) != quote) {
        valueEnd = close;
        at = close + 1;
        return found;
      }
      doubled = quote;
      close = text.indexOf(quote, close + 2);
    }
    return Kind.AMBIGUOUS;
  }

  private Kind escapedLiteral() {
    valueFrom(at + 1);
    escaped = true;
    valueEnd = BackslashEscapes.closingQuote(text, valueStart);
    if (valueEnd < 0) {
      return Kind.AMBIGUOUS;
    }
    at = valueEnd + 1;
    return Kind.LITERAL;
  }

  private void valueFrom(int offset) {
    doubled = 0;
    escaped = false;
    valueStart = offset;
  }

  /** Oracle's {@code q'[...]'}. */
  private Kind alternativeQuoting() {
    if (at + 1 >= length) {
      return Kind.AMBIGUOUS;
    }
    char open = text.charAt(at + 1);
    int pair = "[{(<".indexOf(open);
    String close = (pair < 0 ? open : "]})>".charAt(pair)) + "'";
    valueFrom(at + 2);
    valueEnd = valueStart <= length ? text.indexOf(close, valueStart) : -1;
    if (valueEnd < 0) {
      return Kind.AMBIGUOUS;
    }
    at = valueEnd + 2;
    return Kind.LITERAL;
  }

  private Kind quotedUntil(char close) {
    int end = text.indexOf(close, at + 1);
    while (end >= 0 && end + 1 < length && text.charAt(end + 1) == close) {
      end = text.indexOf(close, end + 2);
    }
    if (end < 0) {
      return Kind.AMBIGUOUS;
    }
    at = end + 1;
    return Kind.QUOTED;
  }

  /** An array constructor or list, rather than a name in brackets. */
  private boolean isArray() {
    int i = at + 1;
    while (i < length && Comments.isBlank(text.charAt(i))) {
      i++;
    }
    if (i >= length) {
      return true;
    }
    char c = text.charAt(i);
    return c == '\'' || c == '[' || c == ']' || (c >= '0' && c <= '9');
  }

  /** {@code $tag$...$tag$}, or a parameter such as {@code $1}. */
  private Kind dollar() {
    int tag = at + 1;
    while (tag < length && ProseTokenizer.isLetter(text.charAt(tag))) {
      tag++;
    }
    if (tag >= length || text.charAt(tag) != '$') {
      skipName();
      return at == start ? mark() : Kind.MARK;
    }
    String delimiter = text.substring(at, tag + 1);
    valueFrom(tag + 1);
    valueEnd = text.indexOf(delimiter, valueStart);
    if (valueEnd < 0) {
      return Kind.AMBIGUOUS;
    }
    at = valueEnd + delimiter.length();
    return Kind.LITERAL;
  }

  /** {@code ??} is how JDBC drivers spell an operator. */
  private Kind placeholder() {
    at++;
    if (at < length && text.charAt(at) == '?') {
      at++;
      return Kind.MARK;
    }
    return Kind.PLACEHOLDER;
  }

  private Kind mark() {
    at++;
    return Kind.MARK;
  }
}
