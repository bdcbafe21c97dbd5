package io.github.askjdbc.database;

import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;

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

  private static final Pattern SCRIPT_WORDS =
      Pattern.compile("runscript|init_?sql|initstatement|init_?script");

  private PoolingPolicy() {}

  static boolean allows(String url, Properties properties) {
    String lower = url.toLowerCase(Locale.ROOT);
    return !isPrivate(lower) && !runsScript(lower, properties);
  }

  private static boolean isPrivate(String url) {
    if (url.startsWith("jdbc:sqlite:")) {
      String file = before(url.substring("jdbc:sqlite:".length()), "[?]");
      return file.isEmpty()
          || file.equals("file:")
          || file.contains(":memory:")
          || file.startsWith(":resource:")
          || url.contains("mode=memory");
    }
    if (url.startsWith("jdbc:duckdb:")) {
      String file = before(url.substring("jdbc:duckdb:".length()), "[?;]");
      return file.isEmpty() || file.startsWith(":memory:") || file.startsWith("memory:");
    }
    if (url.startsWith("jdbc:h2:")) {
      return before(url.substring("jdbc:h2:".length()), ";").equals("mem:");
    }
    return false;
  }

  private static boolean runsScript(String url, Properties properties) {
    return SCRIPT_WORDS.matcher(url).find()
        || Pattern.compile("[?;&]").splitAsStream(url).anyMatch(PoolingPolicy::isScript)
        || properties.stringPropertyNames().stream()
            .anyMatch(name -> isScript(name.toLowerCase(Locale.ROOT)));
  }

  private static boolean isScript(String setting) {
    String name = before(setting, "=").strip();
    return SCRIPTS.contains(name) || SCRIPT_WORDS.matcher(name).find();
  }

  private static String before(String text, String separator) {
    return text.split(separator, 2)[0];
  }
}
