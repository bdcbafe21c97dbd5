package io.github.askjdbc.cli.asking;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells by the words of SQL whether it only reads. What is not known to read may write; a function
 * that somebody wrote may write wherever it is called, which no word tells.
 */
final class StatementWords {

  private enum Section {
    READS,
    WRITES,
    BEGINS
  }

  /**
   * In their presence a quote may end elsewhere than it seems to, so that literals are searched.
   */
  private static final List<String> UNSURE = List.of("\\", "--", "/*", "#", "\"", "`", "$", "[");

  private static final int MOST_WORDS = 2;

  private final Map<Section, Set<String>> words = new EnumMap<>(Section.class);

  private StatementWords() {
    for (Section section : Section.values()) {
      words.put(section, new HashSet<>());
    }
  }

  /** Those listed in the resource beside this class. */
  static StatementWords listed() {
    StatementWords listed = new StatementWords();
    try (InputStream stream = StatementWords.class.getResourceAsStream("statements.txt");
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      lines.lines().filter(line -> !line.startsWith("#")).forEach(listed::add);
    } catch (IOException e) {
      throw new UncheckedIOException("statements.txt cannot be read", e);
    }
    return listed;
  }

  private void add(String line) {
    int blank = line.indexOf(' ');
    words
        .get(Section.valueOf(LetterCase.upper(line.substring(0, blank))))
        .add(line.substring(blank + 1));
  }

  /** Whether a text that is no question begins as a statement does. */
  boolean beginsStatement(String text) {
    List<String> said = words(text);
    return isAt(said, 0, Section.READS) || isAt(said, 0, Section.BEGINS);
  }

  boolean onlyReads(String sql) {
    String searched = withoutLiterals(sql);
    List<String> said = words(searched);
    if (!isAt(said, 0, Section.READS) || holdsTwo(searched)) {
      return false;
    }
    for (int i = 1; i < said.size(); i++) {
      if (isAt(said, i, Section.WRITES)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holdsTwo(String sql) {
    int end = sql.indexOf(';');
    return end >= 0 && !sql.substring(end + 1).isBlank();
  }

  private boolean isAt(List<String> said, int at, Section section) {
    StringBuilder phrase = new StringBuilder();
    for (int i = at; i < Math.min(said.size(), at + MOST_WORDS); i++) {
      phrase.append(i == at ? "" : " ").append(said.get(i));
      if (words.get(section).contains(phrase.toString())) {
        return true;
      }
    }
    return false;
  }

  private static List<String> words(String text) {
    return Runs.of(LetterCase.lower(text), c -> c == '_' || Character.isLetterOrDigit(c));
  }

  private static String withoutLiterals(String sql) {
    if (UNSURE.stream().anyMatch(sql::contains)) {
      return sql;
    }
    StringBuilder rest = new StringBuilder();
    int from = 0;
    int open = sql.indexOf('\'');
    int close = sql.indexOf('\'', open + 1);
    while (open >= 0 && close >= 0) {
      rest.append(sql, from, open).append(' ');
      from = close + 1;
      open = sql.indexOf('\'', from);
      close = sql.indexOf('\'', open + 1);
    }
    return rest.append(sql.substring(from)).toString();
  }
}
