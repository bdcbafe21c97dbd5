package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private static final Pattern SYNONYMS =
      Pattern.compile(
          "(?i)(?<![\\p{L}\\p{N}])(?:(?:synonyms?|alias|aliases|other names)\\s*[:=]"
              + "|(?:aka|a\\.k\\.a\\.|also (?:called|known as|referred to as))\\s*:?)"
              + "\\s*([^.;\\n()]{1,500})");

  private static final Pattern UNIT =
      Pattern.compile(
          "(?i)(?<![\\p{L}\\p{N}])(?:units?\\s*[:=]\\s*|measured in )([\\p{L}\\p{N}%€$£°/²³]{1,20})");

  /** A code, what binds it, and its meaning up to the next sign that ends one. */
  private static final Pattern PAIR =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_.'\"`])"
              + "(?:(['\"`])(?<quoted>[^'\"`\\n]{1,40})\\1|(?<bare>[\\p{L}\\p{N}_+./-]{1,20}))"
              + "\\s*(?<bond>=>?|:|->|→|[–—-](?=\\s)|(?:means|stands for|for)(?=\\s))\\s*"
              + "(?<meaning>[^,;|\\n=()]{1,120}?)"
              + "(?=\\s*(?:[,;|\\n()]|\\.(?:\\s|$)|$|\\s(?:and|or)\\s+['\"`]))");

  Description {
    synonyms = List.copyOf(synonyms);
    codes = new LinkedHashMap<>(codes);
  }

  static Description read(String text) {
    String bounded = text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
    List<String> synonyms = new ArrayList<>();
    Matcher named = SYNONYMS.matcher(bounded);
    while (named.find()) {
      for (String synonym : named.group(1).split(",|/|\\s(?:or|and)\\s", -1)) {
        name(synonym).ifPresent(synonyms::add);
      }
    }
    String rest = SYNONYMS.matcher(bounded).replaceAll("\n");
    Matcher measured = UNIT.matcher(rest);
    Optional<String> unit = measured.find() ? Optional.of(measured.group(1)) : Optional.empty();
    return new Description(synonyms, codes(UNIT.matcher(rest).replaceAll("\n")), unit);
  }

  /** Codes and their meanings in the order of the text; empty where there is no list of them. */
  private static Map<String, String> codes(String text) {
    Map<String, String> codes = new LinkedHashMap<>();
    boolean quoted = false;
    Matcher pair = PAIR.matcher(text);
    int from = 0;
    while (codes.size() < MOST_CODES && from < text.length() && pair.find(from)) {
      Optional<String> meaning = name(pair.group("meaning"));
      if (meaning.isPresent() && isCode(pair)) {
        boolean inQuotes = pair.group("quoted") != null;
        quoted |= inQuotes;
        codes.putIfAbsent(inQuotes ? pair.group("quoted") : pair.group("bare"), meaning.get());
        from = pair.end();
      } else {
        from = pair.start() + 1;
      }
    }
    return codes.size() > 1 || quoted ? codes : Map.of();
  }

  private static boolean isCode(Matcher pair) {
    String bond = pair.group("bond");
    if (pair.group("quoted") != null) {
      return true;
    }
    if (Character.isLetter(bond.charAt(0))) {
      return false;
    }
    String bare = pair.group("bare");
    return bond.startsWith("=")
        || bond.equals("->")
        || bond.equals("→")
        || bare.length() == 1
        || bare.codePoints().noneMatch(Character::isLowerCase);
  }

  /** A short phrase with a letter in it, without quotes. */
  private static Optional<String> name(String text) {
    String bare = text.strip().replaceAll("^['\"`]+|['\"`.]+$", "").strip();
    boolean phrase =
        bare.codePoints().anyMatch(Character::isLetter) && bare.split("\\s+").length <= MOST_WORDS;
    return phrase ? Optional.of(bare) : Optional.empty();
  }
}
