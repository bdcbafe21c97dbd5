package io.github.askjdbc.database;

import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;

/**
 * Whether a second connection with the same URL and properties would reach the same database
 * without doing anything else.
 *
 * <p>Not so for private databases, and for URLs whose start-up scripts would run once more. What
 * passes here is still compared table by table before it is used.
 */
final class PoolingPolicy {
  private static final Set<String> SCRIPTS =
      Set.of("init", "options", "sessionvariables", "sessionproperties", "connectioninitsql");

  private static final List<String> SCRIPT_WORDS =
      List.of("runscript", "initsql", "init_sql", "initstatement", "initscript", "init_script");

  private PoolingPolicy() {}

  static boolean allows(String url, Properties properties) {
    String lower = url.toLowerCase(Locale.ROOT);
    return !isPrivate(lower) && !runsScript(lower, properties);
  }

  private static boolean isPrivate(String url) {
    if (url.startsWith("jdbc:sqlite:")) {
      String file = before(url.substring("jdbc:sqlite:".length()), "?");
      return file.isEmpty()
          || file.equals("file:")
          || file.contains(":memory:")
          || file.startsWith(":resource:")
          || url.contains("mode=memory");
    }
    if (url.startsWith("jdbc:duckdb:")) {
      String file = before(url.substring("jdbc:duckdb:".length()), "?;");
      return file.isEmpty() || file.startsWith(":memory:") || file.startsWith("memory:");
    }
    if (url.startsWith("jdbc:h2:")) {
      return before(url.substring("jdbc:h2:".length()), ";").equals("mem:");
    }
    return false;
  }

  private static boolean runsScript(String url, Properties properties) {
    return holdsScriptWord(url)
        || Runs.of(url, c -> "?;&".indexOf(c) < 0).stream().anyMatch(PoolingPolicy::isScript)
        || properties.stringPropertyNames().stream()
            .anyMatch(name -> isScript(name.toLowerCase(Locale.ROOT)));
  }

  private static boolean isScript(String setting) {
    String name = before(setting, "=").strip();
    return SCRIPTS.contains(name) || holdsScriptWord(name);
  }

  private static boolean holdsScriptWord(String text) {
    return SCRIPT_WORDS.stream().anyMatch(text::contains);
  }

  /**
   * @param separators any of these characters ends it
   */
  private static String before(String text, String separators) {
    int end = 0;
    while (end < text.length() && separators.indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(0, end);
  }
}
