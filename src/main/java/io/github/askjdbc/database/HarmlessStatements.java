package io.github.askjdbc.database;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.ResourceText;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tells by the first words of a statement what it may change; knows what is harmless, and takes the
 * rest for a change.
 */
final class HarmlessStatements {
  private static final Set<String> SESSION_WORDS =
      Set.of("temp", "temporary", "set_config", "volatile", "pg_temp");

  /** A list of settings, a subquery or a call may do more than its first name says. */
  private static final String BEYOND_ONE_SETTING = ",()";

  private static final Set<String> DEFINING =
      Set.of("create", "drop", "alter", "rename", "comment", "grant", "revoke");

  private static final Set<String> SETTING = Set.of("set", "pragma");
  private static final Set<String> SCOPES = Set.of("session", "local");
  private static final int MOST_WORDS = 6;
  private static final char QUOTE = '\'';

  /** A longer text is not searched; it is bulk data or a script. */
  private static final int LONGEST = 10_000;

  private final Set<String> beginnings;

  private HarmlessStatements(Set<String> beginnings) {
    this.beginnings = beginnings;
  }

  /** Those listed in the resource beside this class. */
  static HarmlessStatements listed() {
    return new HarmlessStatements(
        Set.copyOf(ResourceText.lines(HarmlessStatements.class, "harmless-statements.txt")));
  }

  StatementEffect effect(String sql) {
    if (sql.length() > LONGEST) {
      return StatementEffect.SESSION;
    }
    String text = sql.substring(afterComments(sql));
    List<String> words = words(text);
    String searched = withoutLiterals(text);
    if (words.isEmpty()
        || isOfSession(searched)
        || (SETTING.contains(words.get(0))
            && searched.chars().anyMatch(c -> BEYOND_ONE_SETTING.indexOf(c) >= 0))
        || !begins(words)) {
      return StatementEffect.SESSION;
    }
    return DEFINING.contains(words.get(0)) ? StatementEffect.DEFINITION : StatementEffect.NONE;
  }

  private boolean begins(List<String> words) {
    StringBuilder beginning = new StringBuilder();
    for (String word : words) {
      beginning.append(beginning.isEmpty() ? "" : " ").append(word);
      if (beginnings.contains(beginning.toString())) {
        return true;
      }
    }
    return false;
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (words.size() < MOST_WORDS) {
      while (at < text.length() && (isBlank(text.charAt(at)) || text.charAt(at) == '(')) {
        at++;
      }
      int start = at;
      while (at < text.length() && isPlainWordPart(text.charAt(at))) {
        at++;
      }
      if (at == start) {
        break;
      }
      String word = text.substring(start, at).toLowerCase(Locale.ROOT);
      boolean scope = words.size() == 1 && words.get(0).equals("set") && SCOPES.contains(word);
      if (!scope) {
        words.add(word);
      }
    }
    return words;
  }

  /**
   * Where a backslash may escape a quote, it is not sure what is a literal, and all is searched.
   */
  private static String withoutLiterals(String sql) {
    if (sql.indexOf('\\') >= 0) {
      return sql;
    }
    StringBuilder rest = new StringBuilder();
    int from = 0;
    int open = sql.indexOf(QUOTE);
    while (open >= 0 && sql.indexOf(QUOTE, open + 1) >= 0) {
      rest.append(sql, from, open + 1).append(QUOTE);
      from = sql.indexOf(QUOTE, open + 1) + 1;
      open = sql.indexOf(QUOTE, from);
    }
    return rest.append(sql, from, sql.length()).toString();
  }

  /** Whether it names something of the session alone, or is followed by another statement. */
  private static boolean isOfSession(String text) {
    boolean named =
        Runs.of(text, c -> c == '_' || Character.isLetterOrDigit(c)).stream()
            .anyMatch(word -> SESSION_WORDS.contains(LetterCase.lower(word)));
    int end = text.indexOf(';');
    return named
        || (end >= 0 && text.chars().skip(end + 1L).anyMatch(c -> !isBlank(c)))
        || holdsVariable(text);
  }

  /** {@code @name} or {@code #name}. */
  private static boolean holdsVariable(String text) {
    for (int i = 0; i + 1 < text.length(); i++) {
      char c = text.charAt(i);
      if ((c == '@' || c == '#') && isPlainWordPart(text.charAt(i + 1))) {
        return true;
      }
    }
    return false;
  }

  /** The offset after the blanks and comments that a text begins with. */
  private static int afterComments(String sql) {
    int at = 0;
    int next = afterComment(sql, at);
    while (next > at) {
      at = next;
      next = afterComment(sql, at);
    }
    return at;
  }

  /** The same offset where there is none; the comments that MySQL runs are none. */
  private static int afterComment(String sql, int at) {
    if (at < sql.length() && isBlank(sql.charAt(at))) {
      return at + 1;
    }
    if (sql.startsWith("--", at)) {
      return Math.max(at, sql.indexOf('\n', at) + 1);
    }
    boolean comment = sql.startsWith("/*", at) && !sql.startsWith("!", at + 2);
    int close = comment ? sql.indexOf("*/", at + 2) : -1;
    return close < 0 ? at : close + 2;
  }

  private static boolean isBlank(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  private static boolean isPlainWordPart(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }
}
