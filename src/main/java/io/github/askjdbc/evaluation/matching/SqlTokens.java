package io.github.askjdbc.evaluation.matching;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A SQL text cut into tokens, without parsing it: what measures on text need, for SQL that no
 * parser may accept.
 */
public final class SqlTokens {

  /** What a token is. */
  public enum Kind {
    WORD,
    NUMBER,
    /** In single quotes; double quotes too, where SQLite takes a name it does not know for text. */
    TEXT,
    /** In double quotes, backticks or brackets. */
    QUOTED_NAME,
    SYMBOL
  }

  /**
   * One token.
   *
   * @param text as written, quotes included
   * @param start offset in the SQL
   */
  public record Token(Kind kind, String text, int start) {

    public int end() {
      return start + text.length();
    }

    public boolean is(String keyword) {
      return kind == Kind.WORD && text.equalsIgnoreCase(keyword);
    }

    public boolean isSymbol(String symbol) {
      return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** The name or the content, without quotes; doubled single quotes are made one. */
    public String content() {
      if (kind == Kind.TEXT || kind == Kind.QUOTED_NAME) {
        String inner = text.length() < 2 ? "" : text.substring(1, text.length() - 1);
        return kind == Kind.TEXT ? inner.replace("''", "'") : inner;
      }
      return text;
    }

    /** The token in lower case, unless it is a literal. */
    public String folded() {
      return kind == Kind.TEXT ? text : text.toLowerCase(Locale.ROOT);
    }
  }

  private SqlTokens() {}

  /** Cuts at word and symbol borders; comments and blanks are left out. Never fails. */
  public static List<Token> of(String sql) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < sql.length()) {
      char c = sql.charAt(at);
      int end;
      if (Character.isWhitespace(c)) {
        at++;
        continue;
      } else if (sql.startsWith("--", at)) {
        end = sql.indexOf('\n', at);
        at = end < 0 ? sql.length() : end + 1;
        continue;
      } else if (sql.startsWith("/*", at)) {
        end = sql.indexOf("*/", at + 2);
        at = end < 0 ? sql.length() : end + 2;
        continue;
      } else if (c == '\'') {
        end = closing(sql, at, '\'');
        tokens.add(new Token(Kind.TEXT, sql.substring(at, end), at));
      } else if (c == '"' || c == '`') {
        end = closing(sql, at, c);
        tokens.add(new Token(Kind.QUOTED_NAME, sql.substring(at, end), at));
      } else if (c == '[') {
        end = closing(sql, at, ']');
        tokens.add(new Token(Kind.QUOTED_NAME, sql.substring(at, end), at));
      } else if (Character.isDigit(c)) {
        end = runEnd(sql, at, true);
        tokens.add(new Token(Kind.NUMBER, sql.substring(at, end), at));
      } else if (Character.isLetter(c) || c == '_') {
        end = runEnd(sql, at, false);
        tokens.add(new Token(Kind.WORD, sql.substring(at, end), at));
      } else {
        end = at + (twoCharacterOperator(sql, at) ? 2 : 1);
        tokens.add(new Token(Kind.SYMBOL, sql.substring(at, end), at));
      }
      at = end;
    }
    return tokens;
  }

  /** The SQL without the keyword DISTINCT, wherever it stands; literals are left alone. */
  public static String withoutDistinct(String sql) {
    StringBuilder kept = new StringBuilder();
    int copied = 0;
    for (Token token : of(sql)) {
      if (token.is("distinct")) {
        kept.append(sql, copied, token.start());
        copied = token.end();
      }
    }
    return kept.append(sql, copied, sql.length()).toString();
  }

  /** Whether ORDER BY stands anywhere, subqueries included. */
  public static boolean orders(String sql) {
    List<Token> tokens = of(sql);
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).is("order") && tokens.get(i + 1).is("by")) {
        return true;
      }
    }
    return false;
  }

  /** Whether something other than blanks and comments follows a semicolon. */
  public static boolean holdsSeveralStatements(String sql) {
    List<Token> tokens = of(sql);
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).isSymbol(";")) {
        return true;
      }
    }
    return false;
  }

  /** Whether the first word, parentheses aside, is one that queries begin with. */
  public static boolean startsAsQuery(String sql) {
    return of(sql).stream()
        .filter(token -> !token.isSymbol("("))
        .findFirst()
        .map(token -> token.is("select") || token.is("with") || token.is("values"))
        .orElse(false);
  }

  private static boolean twoCharacterOperator(String sql, int at) {
    return at + 1 < sql.length()
        && switch (sql.substring(at, at + 2)) {
          case "<=", ">=", "<>", "!=", "==", "||" -> true;
          default -> false;
        };
  }

  private static int closing(String sql, int open, char quote) {
    int at = open + 1;
    while (at < sql.length()) {
      if (sql.charAt(at) == quote) {
        if (at + 1 < sql.length() && sql.charAt(at + 1) == quote && quote != ']') {
          at += 2;
          continue;
        }
        return at + 1;
      }
      at++;
    }
    return sql.length();
  }

  private static int runEnd(String sql, int start, boolean number) {
    int at = start;
    while (at < sql.length()) {
      char c = sql.charAt(at);
      if (!Character.isLetterOrDigit(c) && c != '_' && c != '$' && !(number && c == '.')) {
        break;
      }
      at++;
    }
    return at;
  }
}
