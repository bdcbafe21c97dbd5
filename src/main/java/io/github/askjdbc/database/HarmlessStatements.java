package io.github.askjdbc.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells by the first words of a statement what it may change; knows what is harmless, and takes the
 * rest for a change.
 */
final class HarmlessStatements {
  private static final Pattern SESSION_WORDS =
      Pattern.compile(
          "\\b(temp|temporary|set_config|volatile|pg_temp)\\b|[@#]\\w|;\\s*\\S",
          Pattern.CASE_INSENSITIVE);

  /** A list of settings, a subquery or a call may do more than its first name says. */
  private static final Pattern BEYOND_ONE_SETTING = Pattern.compile("[,()]");

  private static final Pattern LITERALS = Pattern.compile("'[^']*'");

  /** Not the comments that MySQL runs. */
  private static final Pattern LEADING_COMMENTS =
      Pattern.compile("^(?:\\s+|--[^\\n]*\\n|/\\*(?!!)[^*]*\\*+(?:[^/*][^*]*\\*+)*+/)++");

  private static final Pattern WORD = Pattern.compile("\\G[\\s(]*+(\\w+)");

  private static final Set<String> DEFINING =
      Set.of("create", "drop", "alter", "rename", "comment", "grant", "revoke");

  private static final Set<String> SETTING = Set.of("set", "pragma");
  private static final Set<String> SCOPES = Set.of("session", "local");
  private static final int MOST_WORDS = 6;

  /** A longer text is not searched; it is bulk data or a script. */
  private static final int LONGEST = 10_000;

  private final Set<String> beginnings;

  private HarmlessStatements(Set<String> beginnings) {
    this.beginnings = Set.copyOf(beginnings);
  }

  /** Those listed in the resource beside this class. */
  static HarmlessStatements listed() {
    try (InputStream stream =
        HarmlessStatements.class.getResourceAsStream("harmless-statements.txt")) {
      if (stream == null) {
        throw new IllegalStateException("harmless-statements.txt is missing from the jar");
      }
      return new HarmlessStatements(
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .collect(Collectors.toSet()));
    } catch (IOException failure) {
      throw new UncheckedIOException("harmless-statements.txt cannot be read", failure);
    }
  }

  StatementEffect effect(String sql) {
    if (sql.length() > LONGEST) {
      return StatementEffect.SESSION;
    }
    String text = LEADING_COMMENTS.matcher(sql).replaceFirst("");
    List<String> words = words(text);
    String searched = withoutLiterals(text);
    if (words.isEmpty()
        || SESSION_WORDS.matcher(searched).find()
        || (SETTING.contains(words.get(0)) && BEYOND_ONE_SETTING.matcher(searched).find())
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
    Matcher matcher = WORD.matcher(text);
    while (words.size() < MOST_WORDS && matcher.find()) {
      String word = matcher.group(1).toLowerCase(Locale.ROOT);
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
    return sql.indexOf('\\') >= 0 ? sql : LITERALS.matcher(sql).replaceAll("''");
  }
}
