package io.github.askjdbc.database;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Follows a session by the first words of its statements.
 *
 * <p>The list names what is known to leave a session alone; every other statement counts as a
 * change for the rest of the connection's life. So does a text with a second statement behind the
 * first.
 */
public final class SessionWatch implements SessionState {
  private static final Set<String> HARMLESS =
      Set.of(
          "select",
          "insert",
          "update",
          "delete",
          "merge",
          "replace",
          "values",
          "with",
          "table",
          "explain",
          "show",
          "describe",
          "desc",
          "analyze",
          "create",
          "drop",
          "truncate",
          "comment",
          "grant",
          "revoke",
          "commit",
          "rollback");

  private static final Pattern SESSION_WORDS =
      Pattern.compile(
          "\\b(temp|temporary|set_config|volatile)\\b|[@#]|;\\s*\\S|\\bpg_temp",
          Pattern.CASE_INSENSITIVE);

  /** A longer text is not searched; it is bulk data or a script. */
  private static final int LONGEST = 10_000;

  private volatile boolean altered;
  private volatile boolean transactionOpen;

  /** To be told of every text of the caller that reaches the target, before it runs. */
  public void ran(String sql) {
    transactionOpen = true;
    if (!altered && !harmless(sql)) {
      altered = true;
    }
  }

  /** To be told of changes through the API that a new connection would not share. */
  public void changed() {
    altered = true;
  }

  /** To be told of commit, rollback, and a change of autocommit. */
  public void transactionEnded() {
    transactionOpen = false;
  }

  @Override
  public boolean altered() {
    return altered;
  }

  @Override
  public boolean transactionOpen() {
    return transactionOpen;
  }

  private static boolean harmless(String sql) {
    int start = 0;
    while (start < sql.length() && !Character.isLetter(sql.charAt(start))) {
      char c = sql.charAt(start);
      if (!Character.isWhitespace(c) && c != '(') {
        return false;
      }
      start++;
    }
    int end = start;
    while (end < sql.length() && Character.isLetter(sql.charAt(end))) {
      end++;
    }
    return sql.length() <= LONGEST
        && HARMLESS.contains(sql.substring(start, end).toLowerCase(Locale.ROOT))
        && !SESSION_WORDS.matcher(sql).find();
  }
}
