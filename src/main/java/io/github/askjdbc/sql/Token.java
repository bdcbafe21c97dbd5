package io.github.askjdbc.sql;

/**
 * A token of a SQL text.
 *
 * @param written as in the text
 * @param value words in upper case, quoted names and strings without their quotes, else as written
 */
record Token(Kind kind, String written, String value, int start, int end) {
  enum Kind {
    WORD,
    QUOTED,
    STRING,
    NUMBER,
    SYMBOL,
    END
  }

  boolean is(String upper) {
    return (kind == Kind.WORD || kind == Kind.SYMBOL) && value.equals(upper);
  }
}
