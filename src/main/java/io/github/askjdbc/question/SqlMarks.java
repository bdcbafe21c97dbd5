package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/** Punctuation that shows SQL. */
final class SqlMarks {

  private static final String NEVER_PROSE = "*;[]{}|\\~^`@";

  private SqlMarks() {}

  /**
   * A look at the raw text that finds most SQL before a single token is cut.
   *
   * @return true only if {@link #prove} would say so of the tokens; false says nothing
   */
  static boolean obvious(String text, int start, int end) {
    char before = ' ';
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\'', '"', '#', '-', '/', '\u2018', '\u201c', '\u201e', '\u00ab' -> {
          return false;
        }
        case '*', '[', ']', '{', '}', '|', '\\', '~', '^', '`', '@' -> {
          return true;
        }
        case '=', '<', '>' -> {
          if (before == '=' || before == '<' || before == '!' || before == ':') {
            return !(before == '<' && c == '=');
          }
        }
        case '(' -> {
          if (isAscii(before) && !isPluralEnding(text, i, end)) {
            return true;
          }
        }
        default -> {}
      }
      before = c;
    }
    return false;
  }

  private static boolean isAscii(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  /** Whether the marks leave no doubt, in a text whose first word does not speak for a question. */
  static boolean prove(Tokens tokens, int last) {
    for (int i = 0; i < last; i++) {
      if (tokens.is(i, Kind.MARK) ? proves(tokens, i, last) : isPrefixed(tokens, i)) {
        return true;
      }
    }
    return false;
  }

  /** Comparisons and parentheses: both SQL and prose have them, SQL far more. */
  static int suspicious(Tokens tokens, int last) {
    int count = 0;
    for (int i = 0; i < last; i++) {
      if (tokens.isMark(i, '=')
          || tokens.isMark(i, '<')
          || tokens.isMark(i, '>')
          || isDot(tokens, i)) {
        count++;
      } else if (tokens.isMark(i, '(')
          && !isPluralEnding(tokens.text(), tokens.start(i), tokens.text().length())) {
        count++;
      }
    }
    return count;
  }

  private static boolean proves(Tokens tokens, int i, int last) {
    char mark = tokens.text().charAt(tokens.start(i));
    if (NEVER_PROSE.indexOf(mark) >= 0) {
      return true;
    }
    boolean touches = tokens.touchesNext(i);
    return switch (mark) {
      case '(' ->
          i > 0
              && tokens.is(i - 1, Kind.WORD)
              && tokens.touchesNext(i - 1)
              && !isPluralEnding(tokens.text(), tokens.start(i), tokens.text().length());
      case '=' -> (touches && tokens.isMark(i + 1, '=')) || isTail(tokens, i);
      case '>' -> isTail(tokens, i);
      case ':' ->
          (touches && (tokens.isMark(i + 1, ':') || tokens.is(i + 1, Kind.WORD)))
              || (i == 1 && (tokens.has(2, Trait.VERB) || tokens.has(2, Trait.KEYWORD)));
      case '$' -> touches && (tokens.is(i + 1, Kind.WORD) || tokens.isMark(i + 1, '$'));
      case '%' -> touches && tokens.is(i + 1, Kind.WORD);
      case '.' -> isDot(tokens, i) && i == 1;
      case '?' -> tokens.isContent(i + 1) || !isEnding(tokens, i + 1, last);
      default -> false;
    };
  }

  /** A literal right behind a word: {@code N'x'}, {@code DATE'2020-01-01'}. */
  private static boolean isPrefixed(Tokens tokens, int i) {
    return tokens.is(i, Kind.QUOTED)
        && tokens.is(i - 1, Kind.WORD)
        && tokens.touchesNext(i - 1)
        && isAscii(tokens.text().charAt(tokens.end(i - 1) - 1));
  }

  /** The second half of {@code := == != <> ->}. */
  private static boolean isTail(Tokens tokens, int i) {
    if (i == 0 || !tokens.touchesNext(i - 1) || !tokens.is(i - 1, Kind.MARK)) {
      return false;
    }
    char first = tokens.text().charAt(tokens.start(i - 1));
    boolean greater = tokens.isMark(i, '>');
    return first == '='
        || first == '!'
        || first == ':'
        || (greater && (first == '<' || first == '-'));
  }

  /** The dot of {@code table.column}, not of a sentence. */
  private static boolean isDot(Tokens tokens, int i) {
    return tokens.isMark(i, '.')
        && tokens.touchesNext(i)
        && tokens.touchesNext(i - 1)
        && (tokens.is(i + 1, Kind.WORD) || tokens.is(i + 1, Kind.QUOTED));
  }

  /** Whether from {@code i} on there is only the punctuation that ends a sentence. */
  static boolean isEnding(Tokens tokens, int i, int last) {
    for (int j = i; j < last; j++) {
      if (!tokens.isMark(j, '?') && !tokens.isMark(j, '!') && !tokens.isMark(j, '.')) {
        return false;
      }
    }
    return true;
  }

  /** {@code student(s)}, {@code class(es)}. */
  private static boolean isPluralEnding(String text, int open, int end) {
    return (open + 2 < end && text.startsWith("s)", open + 1))
        || (open + 3 < end && text.startsWith("es)", open + 1));
  }
}
