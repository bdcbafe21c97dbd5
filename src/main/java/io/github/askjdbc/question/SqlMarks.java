package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/** Punctuation that shows SQL. */
final class SqlMarks {

  /** In words and marks, as far as it is read. */
  private static final int LONGEST_ASIDE = 40;

  private static final String NEVER_PROSE = "*[]{}|\\~^`@";

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
    if (isUnbalanced(tokens, last)) {
      return true;
    }
    for (int i = 0; i < last; i++) {
      if (tokens.is(i, Kind.MARK)
          ? proves(tokens, i, last)
          : isPrefixed(tokens, i) || isRepeated(tokens, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnbalanced(Tokens tokens, int last) {
    int depth = 0;
    for (int i = 0; i < last; i++) {
      depth += tokens.isMark(i, '(') ? 1 : tokens.isMark(i, ')') ? -1 : 0;
    }
    return depth != 0;
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
      } else if (tokens.isMark(i, ';')) {
        count += 2;
      } else if (tokens.isMark(i, '(')
          && !isPluralEnding(tokens.text(), tokens.start(i), tokens.text().length())
          && !isAside(tokens, i, last)) {
        count++;
      }
    }
    return count;
  }

  /** A parenthesis of prose: three plain words in a row, as no list of names or values has them. */
  private static boolean isAside(Tokens tokens, int open, int last) {
    int row = 0;
    int end = Math.min(last, open + LONGEST_ASIDE);
    for (int i = open + 1; i < end && row < 3 && !tokens.isMark(i, ')'); i++) {
      if (tokens.isWord(i, "a")) {
        continue;
      }
      boolean plain =
          tokens.is(i, Kind.WORD)
              && tokens.end(i) - tokens.start(i) > 1
              && !tokens.has(i, Trait.KEYWORD)
              && (!tokens.has(i, Trait.CLAUSE) || tokens.has(i, Trait.STRONG));
      row = plain ? row + 1 : 0;
    }
    return row == 3;
  }

  private static boolean proves(Tokens tokens, int i, int last) {
    char mark = tokens.text().charAt(tokens.start(i));
    if (NEVER_PROSE.indexOf(mark) >= 0) {
      return true;
    }
    boolean touches = tokens.touchesNext(i);
    return switch (mark) {
      case ';' -> touches || !tokens.is(i + 1, Kind.WORD);
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
      case '?' -> !isEnding(tokens, i + 1, last) && !endsSentence(tokens, i);
      case '\'', '"' -> !isApostrophe(tokens, i);
      default -> false;
    };
  }

  /**
   * A literal right behind a word ({@code N'x'}, {@code DATE'2020-01-01'}) or before one, as where
   * a quote is doubled.
   */
  private static boolean isPrefixed(Tokens tokens, int i) {
    return tokens.is(i, Kind.QUOTED)
        && ((tokens.is(i - 1, Kind.WORD)
                && tokens.touchesNext(i - 1)
                && isAscii(tokens.text().charAt(tokens.end(i - 1) - 1)))
            || (tokens.touchesNext(i)
                && !tokens.is(i + 1, Kind.MARK)
                && "'\"".indexOf(tokens.text().charAt(tokens.start(i))) >= 0));
  }

  /** A word of SQL twice in a row, as no sentence has it. */
  private static boolean isRepeated(Tokens tokens, int i) {
    boolean listed =
        tokens.has(i, Trait.CLAUSE)
            || tokens.has(i, Trait.KEYWORD)
            || tokens.has(i, Trait.OBJECT)
            || tokens.has(i, Trait.HINT)
            || tokens.has(i, Trait.VERB);
    return listed && tokens.isWord(i + 1, tokens.text().substring(tokens.start(i), tokens.end(i)));
  }

  /**
   * A question mark that ends a sentence before another: right behind a word, and a blank after.
   */
  static boolean endsSentence(Tokens tokens, int i) {
    return tokens.isMark(i, '?')
        && tokens.touchesNext(i - 1)
        && !tokens.touchesNext(i)
        && tokens.is(i + 1, Kind.WORD)
        && (tokens.isMark(i - 1, ')')
            || (tokens.isContent(i - 1)
                && ((!tokens.has(i - 1, Trait.CLAUSE) && !tokens.has(i - 1, Trait.KEYWORD))
                    || beginsSentence(tokens, i + 1))));
  }

  /** A capital after small letters: {@code Which ward is she in? Name please}. */
  private static boolean beginsSentence(Tokens tokens, int i) {
    String text = tokens.text();
    return Character.isUpperCase(text.charAt(tokens.start(i)))
        && Character.isLowerCase(text.charAt(tokens.end(i) - 1))
        && Character.isLowerCase(text.charAt(tokens.end(i - 2) - 1));
  }

  /** The mark of {@code the singers' names}; any other quote that never ends is one of SQL. */
  private static boolean isApostrophe(Tokens tokens, int i) {
    return tokens.isMark(i, '\'')
        && tokens.is(i - 1, Kind.WORD)
        && tokens.touchesNext(i - 1)
        && !tokens.touchesNext(i)
        && tokens.isContent(i + 1)
        && (tokens.text().charAt(tokens.start(i) - 1) | 0x20) == 's';
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
        || (greater && (first == '<' || (first == '-' && !tokens.is(i - 2, Kind.NUMBER))));
  }

  /** The dot of {@code table.column}, not of a sentence. */
  private static boolean isDot(Tokens tokens, int i) {
    return tokens.isMark(i, '.')
        && tokens.touchesNext(i)
        && tokens.touchesNext(i - 1)
        && (tokens.is(i + 1, Kind.WORD) || tokens.is(i + 1, Kind.QUOTED))
        && !isAbbreviation(tokens, i);
  }

  private static boolean isAbbreviation(Tokens tokens, int dot) {
    return dot > 0
        && Trait.ABBREVIATION.in(
            Lexicon.bundled().traits(tokens.text(), tokens.start(dot - 1), tokens.end(dot + 1)));
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
