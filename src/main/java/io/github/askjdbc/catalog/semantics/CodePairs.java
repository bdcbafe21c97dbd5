package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Characters;
import java.util.List;
import java.util.Optional;

/**
 * Codes in free text with what binds them and their meanings: "F = female, 'M' means male; 1:
 * open". Read from the left in time linear in the length.
 *
 * <p>A bare code is bound by a sign and looks like a code before a colon or a dash; a code in
 * quotes may be bound by a word too. A meaning goes up to the next sign that ends one.
 */
final class CodePairs {

  /**
   * A code with its meaning.
   *
   * @param quoted whether the code is in quotes
   * @param end the offset behind the meaning
   */
  record Pair(String code, boolean quoted, String meaning, int end) {}

  private static final String QUOTES = "'\"`";
  private static final String ENDS = ",;|\n()";
  private static final List<String> WORDS =
      LexiconFile.read("descriptions").section("code-meaning").lines();
  private static final int LONGEST_QUOTED = 40;
  private static final int LONGEST_BARE = 20;
  private static final int LONGEST_MEANING = 120;

  private final String text;

  /** For each offset, whether a meaning may end there, blanks before its end left out. */
  private final boolean[] endings;

  private int at;

  CodePairs(String text) {
    this.text = text;
    this.endings = endings(text);
  }

  /** The next one from the left, empty if none follows. */
  Optional<Pair> next() {
    while (at < text.length()) {
      int start = at;
      at += Character.charCount(text.codePointAt(start));
      if (start == 0 || !Characters.isLetterOrNumber(text.codePointBefore(start))) {
        Optional<Pair> pair =
            start > 0 && "_.'\"`".indexOf(text.charAt(start - 1)) >= 0
                ? Optional.empty()
                : pair(start);
        if (pair.isPresent()) {
          return pair;
        }
      }
    }
    return Optional.empty();
  }

  /** The next one begins behind this one. */
  void passOver(Pair pair) {
    at = pair.end();
  }

  private Optional<Pair> pair(int start) {
    int quote = QUOTES.indexOf(text.charAt(start));
    if (quote >= 0) {
      int close = start + 1;
      while (isIn(close) && close - start <= LONGEST_QUOTED && isQuotable(text.charAt(close))) {
        close++;
      }
      boolean closed =
          isIn(close) && close > start + 1 && text.charAt(close) == QUOTES.charAt(quote);
      return closed ? bound(text.substring(start + 1, close), true, close + 1) : Optional.empty();
    }
    int end = start;
    for (int length = 0; length < LONGEST_BARE && isIn(end) && isBare(end); length++) {
      end += Character.charCount(text.codePointAt(end));
    }
    // a dash may belong to the code or bind it
    for (int cut = end; cut > start; cut = text.lastIndexOf('-', cut - 1)) {
      Optional<Pair> pair = bound(text.substring(start, cut), false, cut);
      if (pair.isPresent()) {
        return pair;
      }
    }
    return Optional.empty();
  }

  private Optional<Pair> bound(String code, boolean quoted, int end) {
    int bond = afterBlanks(end);
    int after = quoted ? Math.max(afterSign(bond), afterWord(bond)) : afterSign(bond);
    if (after < 0 || !(quoted || looksLikeCode(code, bond))) {
      return Optional.empty();
    }
    int from = afterBlanks(after);
    int to = from;
    while (to - from < LONGEST_MEANING && isIn(to) && "=".indexOf(text.charAt(to)) < 0) {
      if (ENDS.indexOf(text.charAt(to)) >= 0) {
        return Optional.empty();
      }
      to += Character.charCount(text.codePointAt(to));
      if (endings[to]) {
        return Optional.of(new Pair(code, quoted, text.substring(from, to), to));
      }
    }
    return Optional.empty();
  }

  /** Before {@code =} and arrows anything does, before a colon or dash one letter or capitals. */
  private boolean looksLikeCode(String code, int bond) {
    return text.charAt(bond) == '='
        || text.charAt(bond) == '→'
        || text.startsWith("->", bond)
        || code.length() == 1
        || code.codePoints().noneMatch(Character::isLowerCase);
  }

  /** After the sign at an offset, -1 if none binds there. */
  private int afterSign(int bond) {
    if (!isIn(bond)) {
      return -1;
    }
    return switch (text.charAt(bond)) {
      case '=' -> text.startsWith(">", bond + 1) ? bond + 2 : bond + 1;
      case ':', '→' -> bond + 1;
      case '-', '–', '—' -> {
        if (text.startsWith("->", bond)) {
          yield bond + 2;
        }
        yield isBlank(bond + 1) ? bond + 1 : -1;
      }
      default -> -1;
    };
  }

  private int afterWord(int bond) {
    for (String word : WORDS) {
      if (text.startsWith(word, bond) && isBlank(bond + word.length())) {
        return bond + word.length();
      }
    }
    return -1;
  }

  private int afterBlanks(int from) {
    int next = from;
    while (isBlank(next)) {
      next++;
    }
    return next;
  }

  private boolean isIn(int offset) {
    return offset < text.length();
  }

  private boolean isBlank(int offset) {
    return isBlank(text, offset);
  }

  private static boolean isBlank(String text, int offset) {
    return offset < text.length() && Character.isWhitespace(text.charAt(offset));
  }

  private static boolean isQuotable(char c) {
    return c != '\n' && QUOTES.indexOf(c) < 0;
  }

  private boolean isBare(int offset) {
    int c = text.codePointAt(offset);
    return Characters.isLetterOrNumber(c) || "_+./-".indexOf(c) >= 0;
  }

  private static boolean[] endings(String text) {
    boolean[] endings = new boolean[text.length() + 1];
    boolean[] quotes = new boolean[text.length() + 1];
    endings[text.length()] = true;
    for (int i = text.length() - 1; i >= 0; i--) {
      boolean blank = isBlank(text, i);
      char c = text.charAt(i);
      quotes[i] = QUOTES.indexOf(c) >= 0 || (blank && quotes[i + 1]);
      endings[i] =
          ENDS.indexOf(c) >= 0
              || (c == '.' && (i + 1 == text.length() || isBlank(text, i + 1)))
              || (blank && (endings[i + 1] || isConnected(text, i + 1, quotes)));
    }
    return endings;
  }

  /** Whether "and" or "or" and then something in quotes stand at an offset. */
  private static boolean isConnected(String text, int offset, boolean[] quotes) {
    for (String word : WordClass.CONJUNCTION.words()) {
      int after = offset + word.length();
      if (text.startsWith(word, offset) && isBlank(text, after) && quotes[after]) {
        return true;
      }
    }
    return false;
  }
}
