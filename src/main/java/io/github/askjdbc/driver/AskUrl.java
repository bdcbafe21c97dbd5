package io.github.askjdbc.driver;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A URL of ours, taken apart.
 *
 * @param target the target's URL, without our settings; may hold secrets
 * @param settings our settings by name, percent-decoded
 */
record AskUrl(String target, Map<String, String> settings) {
  private static final String PREFIX = "jdbc:ask:";
  private static final String SEPARATORS = "?&;";
  private static final String SETTING = "ask.";

  static boolean accepts(String url) {
    return url != null && url.startsWith(PREFIX);
  }

  /**
   * @throws SQLException if the URL names no target, or ask-jdbc itself, or a setting is malformed
   */
  static AskUrl parse(String url) throws SQLException {
    String rest = url.substring(PREFIX.length());
    if (rest.startsWith("ask:")) {
      throw SettingsReader.refused(
          "The URL puts jdbc:ask: in front of itself; write it once, before the target's URL");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    String target = withoutSettings("jdbc:" + rest, settings);
    if (rest.isEmpty() || target.equals("jdbc:")) {
      throw SettingsReader.refused(
          "The URL names no target; write jdbc:ask: and the target's URL without its jdbc:");
    }
    return new AskUrl(target, settings);
  }

  boolean isDemo() {
    return target.equals("jdbc:demo");
  }

  /** A setting leaves with the separator behind it, or with the one before if it is the last. */
  private static String withoutSettings(String url, Map<String, String> settings)
      throws SQLException {
    StringBuilder kept = new StringBuilder();
    int at = 0;
    while (at < url.length()) {
      char c = url.charAt(at);
      int next = at + 1;
      while (SEPARATORS.indexOf(c) >= 0 && url.startsWith(SETTING, next)) {
        int end = endOfSetting(url, next);
        add(settings, url.substring(next, end));
        if (end == url.length()) {
          return kept.toString();
        }
        next = end + 1;
      }
      kept.append(c);
      at = next;
    }
    return kept.toString();
  }

  private static int endOfSetting(String url, int start) {
    int end = start;
    while (end < url.length() && url.charAt(end) != '&' && url.charAt(end) != ';') {
      end++;
    }
    return end;
  }

  private static void add(Map<String, String> settings, String text) throws SQLException {
    int equals = text.indexOf('=');
    if (equals < 0) {
      throw SettingsReader.refused("A setting in the URL has no value; write ask.name=value");
    }
    String name = text.substring(0, equals);
    if (settings.putIfAbsent(name, decoded(name, text.substring(equals + 1))) != null) {
      throw SettingsReader.refused(
          "The setting " + Printable.shortened(name) + " stands twice in the URL");
    }
  }

  /** The decoder's exception is not chained, since it quotes the URL. */
  private static String decoded(String name, String value) throws SQLException {
    try {
      return URLDecoder.decode(value.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw SettingsReader.refused(
          "The setting "
              + Printable.shortened(name)
              + " in the URL is not well percent-encoded; write % and two hexadecimal digits");
    }
  }
}
