package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Token.Kind;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Cuts a SQL text into tokens, strictly: comments are dropped, and whatever two readers could cut
 * differently (backslashes in strings, prefixed strings, dollar quotes, executable comments) is
 * refused. Placeholders, variables and a second statement have no token and are refused as well.
 */
final class SqlTokenizer {
  private static final int MAX_LENGTH = 64 * 1024;
  private static final int MAX_TOKENS = 6_000;
  private static final int MAX_DEPTH = 40;

  /** Targets where a backslash in a string may be an escape, depending on their settings. */
  private static final Set<Dialect> BACKSLASH_ESCAPES =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.POSTGRESQL, Dialect.STANDARD);

  private static final Set<Dialect> DOUBLE_QUOTED_STRINGS =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB);
  private static final Set<Dialect> BACKTICKS =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.SQLITE);
  private static final Set<Dialect> BRACKETS = EnumSet.of(Dialect.SQLITE, Dialect.SQLSERVER);
  private static final Set<String> LITERAL_PREFIXES =
      Set.of("DATE", "TIME", "TIMESTAMP", "INTERVAL");
  private static final List<String> LONG_SYMBOLS = List.of("<>", "!=", "<=", ">=", "||", "::");
  private static final String SYMBOLS = "(),.+-*/%<>=";

  private final String text;
  private final Dialect dialect;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int depth;

  private SqlTokenizer(String text, Dialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  /**
   * The tokens of one statement, without comments and a final semicolon.
   *
   * @throws RefusedSqlException if the text is too long, too deep, or holds what is not allowed
   */
  static List<Token> tokens(String text, Dialect dialect) {
    if (text.length() > MAX_LENGTH) {
      throw new RefusedSqlException(
          "the SQL is " + text.length() + " characters long; at most " + MAX_LENGTH + " are read");
    }
    SqlTokenizer tokenizer = new SqlTokenizer(text, dialect);
    tokenizer.run();
    return List.copyOf(tokenizer.tokens);
  }

  private void run() {
    while (skipBlanks()) {
      if (tokens.size() >= MAX_TOKENS) {
        throw new RefusedSqlException(
            "the SQL has more than " + MAX_TOKENS + " words and signs; a shorter one is needed");
      }
      if (text.charAt(at) == ';') {
        at++;
        if (skipBlanks()) {
          throw new RefusedSqlException(
              "something follows the first ';'; only a single SELECT is allowed");
        }
      } else {
        token();
      }
    }
    if (depth > 0) {
      throw new RefusedSqlException("a '(' or CASE is not closed");
    }
  }

  private boolean skipBlanks() {
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("--", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        skipComment();
      } else {
        return true;
      }
    }
    return false;
  }

  private void skipComment() {
    if (text.startsWith("/*!", at) || text.startsWith("/*M!", at) || text.startsWith("/*+", at)) {
      throw new RefusedSqlException("executable comments and hints are not allowed");
    }
    int end = text.indexOf("*/", at + 2);
    if (end < 0) {
      throw new RefusedSqlException("a comment is not closed");
    }
    at = end + 2;
  }

  private void token() {
    char c = text.charAt(at);
    if (c == '\'') {
      string();
    } else if (c == '"') {
      quoted('"', DOUBLE_QUOTED_STRINGS.contains(dialect) ? Kind.STRING : Kind.QUOTED);
    } else if (c == '`' && BACKTICKS.contains(dialect)) {
      quoted('`', Kind.QUOTED);
    } else if (c == '[' && BRACKETS.contains(dialect)) {
      quoted(']', Kind.QUOTED);
    } else if (c >= '0' && c <= '9') {
      number();
    } else if (wordStart(c)) {
      word();
    } else {
      symbol(c);
    }
  }

  private void string() {
    Token before = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
    if (before != null && before.end() == at && before.kind() != Kind.SYMBOL) {
      if (before.kind() != Kind.WORD || !LITERAL_PREFIXES.contains(before.value())) {
        throw new RefusedSqlException(
            "the string after "
                + before.written()
                + " is of a special kind; plain 'text' is allowed");
      }
    }
    quoted('\'', Kind.STRING);
  }

  private void quoted(char close, Kind kind) {
    StringBuilder value = new StringBuilder();
    int i = at + 1;
    while (true) {
      if (i >= text.length()) {
        throw new RefusedSqlException("a quote is not closed");
      }
      char c = text.charAt(i);
      if (c == close) {
        if (i + 1 >= text.length() || text.charAt(i + 1) != close) {
          break;
        }
        i++;
      }
      checkCharacter(i);
      if (c == '\\' && (kind == Kind.QUOTED || BACKSLASH_ESCAPES.contains(dialect))) {
        throw new RefusedSqlException("a backslash inside quotes is not allowed for this database");
      }
      value.append(c);
      i++;
    }
    if (kind == Kind.QUOTED && value.isEmpty()) {
      throw new RefusedSqlException("a quoted name is empty");
    }
    add(kind, value.toString(), i + 1);
  }

  /** NUL ends a string for some targets; half a surrogate pair is changed on its way to others. */
  private void checkCharacter(int i) {
    char c = text.charAt(i);
    boolean whole =
        Character.isHighSurrogate(c)
            ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
            : !Character.isLowSurrogate(c) || Character.isHighSurrogate(text.charAt(i - 1));
    if (c == 0 || !whole) {
      throw new RefusedSqlException("the SQL holds a broken character at position " + i);
    }
  }

  private void number() {
    int i = digits(at);
    if (i < text.length() && text.charAt(i) == '.') {
      i = digits(i + 1);
    }
    if (i + 1 < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      int sign = text.charAt(i + 1) == '-' || text.charAt(i + 1) == '+' ? 1 : 0;
      i = digits(i + 1 + sign);
    }
    if (i < text.length() && wordStart(text.charAt(i))) {
      throw new RefusedSqlException("a number runs into a word at position " + i);
    }
    add(Kind.NUMBER, text.substring(at, i), i);
  }

  private int digits(int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  private void word() {
    int i = at;
    while (i < text.length() && (wordStart(text.charAt(i)) || Character.isDigit(text.charAt(i)))) {
      i++;
    }
    String upper = LetterCase.upper(text.substring(at, i));
    if (upper.equals("CASE")) {
      deeper();
    } else if (upper.equals("END")) {
      depth--;
    }
    add(Kind.WORD, upper, i);
  }

  private void symbol(char c) {
    for (String symbol : LONG_SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        add(Kind.SYMBOL, symbol, at + symbol.length());
        return;
      }
    }
    if (SYMBOLS.indexOf(c) < 0) {
      throw new RefusedSqlException(
          "the sign "
              + printable(c)
              + " at position "
              + at
              + " is not allowed in a generated SELECT");
    }
    if (c == '(') {
      deeper();
    } else if (c == ')') {
      depth--;
    }
    add(Kind.SYMBOL, String.valueOf(c), at + 1);
  }

  private void deeper() {
    if (++depth > MAX_DEPTH) {
      throw new RefusedSqlException("the SQL nests deeper than " + MAX_DEPTH + " levels");
    }
  }

  private void add(Kind kind, String value, int end) {
    tokens.add(new Token(kind, text.substring(at, end), value, at, end));
    at = end;
  }

  private static boolean wordStart(char c) {
    return c == '_' || Character.isLetter(c);
  }

  private static String printable(char c) {
    return c > ' ' && c < 127 ? "'" + c + "'" : String.format(Locale.ROOT, "U+%04X", (int) c);
  }
}
