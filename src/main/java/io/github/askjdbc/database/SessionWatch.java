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
          "\\b(temp|temporary|set_config|volatile|pg_temp)\\b|[@#]\\w|;\\s*\\S",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern LITERALS = Pattern.compile("'[^']*'");

  /** Not the comments that MySQL runs. */
  private static final Pattern LEADING_COMMENTS =
      Pattern.compile("^(?:\\s+|--[^\\n]*\\n|/\\*(?!!)[^*]*\\*+(?:[^/*][^*]*\\*+)*+/)++");

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
    if (sql.length() > LONGEST) {
      return false;
    }
    String text = LEADING_COMMENTS.matcher(sql).replaceFirst("");
    int start = 0;
    while (start < text.length() && (text.charAt(start) == '(' || text.charAt(start) == ' ')) {
      start++;
    }
    int end = start;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return HARMLESS.contains(text.substring(start, end).toLowerCase(Locale.ROOT))
        && !SESSION_WORDS.matcher(withoutLiterals(text)).find();
  }

  /**
   * Where a backslash may escape a quote, it is not sure what is a literal, and all is searched.
   */
  private static String withoutLiterals(String sql) {
    return sql.indexOf('\\') >= 0 ? sql : LITERALS.matcher(sql).replaceAll("''");
  }
}
