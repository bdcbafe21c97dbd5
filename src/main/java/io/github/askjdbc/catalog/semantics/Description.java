package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What free text about a column says in the common shapes: "synonyms: a, b", "F = female, M =
 * male", "1: open; 2: closed", "unit: kg".
 *
 * <p>Conservative: a lone pair is taken only where the code is quoted, and before a colon or dash
 * only what looks like a code counts. What fits no shape is left in the text.
 */
record Description(List<String> synonyms, Map<String, String> codes, Optional<String> unit) {
  private static final int LONGEST_TEXT = 10_000;
  private static final int MOST_CODES = 200;
  private static final int MOST_WORDS = 6;

  private static final int LONGEST_LIST = 500;

  private static final LexiconFile WORDING = LexiconFile.read("descriptions");

  /** What comes before synonyms, and one character before that. */
  private static final Pattern SYNONYMS =
      Pattern.compile(
          "(?i)(^|[^\\p{L}\\p{N}])(?:(?:"
              + WORDING.section("synonyms-listed").expression()
              + ")\\s*[:=]|(?:"
              + WORDING.section("also-called").expression()
              + ")\\s*:?)\\s*");

  private static final String AFTER_SYNONYMS = ".;\n()";

  private static final Pattern BETWEEN_SYNONYMS =
      Pattern.compile(",|/|\\s(?:" + String.join("|", WordClass.CONJUNCTION.words()) + ")\\s");

  private static final Pattern UNIT =
      Pattern.compile(
          "(?i)(^|[^\\p{L}\\p{N}])(?:(?:"
              + WORDING.section("unit-listed").expression()
              + ")\\s*[:=]\\s*|(?:"
              + WORDING.section("measured").expression()
              + ") )([\\p{L}\\p{N}%€$£°/²³]{1,20})");

  private static final String QUOTES = "'\"`";

  Description {
    synonyms = List.copyOf(synonyms);
    codes = new LinkedHashMap<>(codes);
  }

  static Description read(String text) {
    String bounded = text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
    List<String> synonyms = new ArrayList<>();
    String rest = withoutSynonyms(bounded, synonyms);
    Matcher measured = UNIT.matcher(rest);
    Optional<String> unit = measured.find() ? Optional.of(measured.group(2)) : Optional.empty();
    return new Description(synonyms, codes(UNIT.matcher(rest).replaceAll("$1\n")), unit);
  }

  /**
   * The text with a line's end in place of each list of synonyms, which are added to the others.
   */
  private static String withoutSynonyms(String text, List<String> synonyms) {
    StringBuilder rest = new StringBuilder();
    Matcher named = SYNONYMS.matcher(text);
    int from = 0;
    while (from < text.length() && named.find(from)) {
      int end = named.end();
      while (end < text.length()
          && end - named.end() < LONGEST_LIST
          && AFTER_SYNONYMS.indexOf(text.charAt(end)) < 0) {
        end++;
      }
      rest.append(text, from, named.end(1)).append('\n');
      for (String synonym : BETWEEN_SYNONYMS.split(text.substring(named.end(), end), -1)) {
        name(synonym).ifPresent(synonyms::add);
      }
      from = end;
    }
    return rest.append(text, from, text.length()).toString();
  }

  /** Codes and their meanings in the order of the text; empty where there is no list of them. */
  private static Map<String, String> codes(String text) {
    Map<String, String> codes = new LinkedHashMap<>();
    boolean quoted = false;
    CodePairs pairs = new CodePairs(text);
    Optional<CodePairs.Pair> pair = pairs.next();
    while (codes.size() < MOST_CODES && pair.isPresent()) {
      Optional<String> meaning = name(pair.get().meaning());
      if (meaning.isPresent()) {
        quoted |= pair.get().quoted();
        codes.putIfAbsent(pair.get().code(), meaning.get());
        pairs.passOver(pair.get());
      }
      pair = pairs.next();
    }
    return codes.size() > 1 || quoted ? codes : Map.of();
  }

  /** A short phrase with a letter in it, without quotes. */
  private static Optional<String> name(String text) {
    String bare = unquoted(text, QUOTES, QUOTES + ".");
    boolean phrase =
        bare.codePoints().anyMatch(Character::isLetter) && Runs.words(bare).size() <= MOST_WORDS;
    return phrase ? Optional.of(bare) : Optional.empty();
  }

  /**
   * Without the blanks around it, nor what it begins and ends with of certain characters.
   *
   * @param first those that it may begin with
   * @param last those that it may end with
   */
  static String unquoted(String text, String first, String last) {
    String bare = text.strip();
    int start = 0;
    int end = bare.length();
    while (start < end && first.indexOf(bare.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && last.indexOf(bare.charAt(end - 1)) >= 0) {
      end--;
    }
    return bare.substring(start, end).strip();
  }
}
