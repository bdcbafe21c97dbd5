package io.github.askjdbc.question;

/**
 * Cuts a text into {@link Tokens} as a reader of prose would, without being misled by SQL: an
 * apostrophe inside a word belongs to it, quoted values and comments are taken whole.
 *
 * <p>One pass; every character is looked at a bounded number of times.
 */
final class ProseTokenizer {

  private final String text;
  private final int end;
  private final Tokens tokens;
  private int at;
  private String unclosed = "";

  private ProseTokenizer(String text, int start, int end) {
    this.text = text;
    this.at = start;
    this.end = end;
    this.tokens = new Tokens(text);
  }

  static Tokens tokenize(String text, int start, int end) {
    return new ProseTokenizer(text, start, end).run();
  }

  private Tokens run() {
    while (at < end && !tokens.broken()) {
      char c = text.charAt(at);
      int comment = Comments.after(text, at, end);
      if (comment != at) {
        if (comment < 0) {
          tokens.markBroken();
        } else {
          at = comment;
          tokens.markCommented();
        }
      } else if (Comments.isBlank(c)) {
        at++;
      } else if (isLetter(c)) {
        word();
      } else if (c >= '0' && c <= '9') {
        number();
      } else if (!quoted(c)) {
        tokens.add(Tokens.Kind.MARK, at, at + 1);
        at++;
      }
    }
    return tokens;
  }

  private void word() {
    int start = at;
    while (at < end && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)) || joins())) {
      at++;
    }
    tokens.add(Tokens.Kind.WORD, start, at);
  }

  /** A hyphen or apostrophe that is part of the word around it. */
  private boolean joins() {
    char c = text.charAt(at);
    if (at + 1 >= end || !isLetter(text.charAt(at + 1)) || !isLetter(text.charAt(at - 1))) {
      return false;
    }
    return c == '-' || c == '\u2019' || c == '\u2018' || (c == '\'' && isApostrophe());
  }

  private boolean isApostrophe() {
    int tail = at + 1;
    while (tail < end && isLetter(text.charAt(tail))) {
      tail++;
    }
    if (tail < end && text.charAt(tail) == '\'') {
      return false;
    }
    int length = tail - at - 1;
    char first = Character.toLowerCase(text.charAt(at + 1));
    boolean ending =
        (length == 1 && "stdm".indexOf(first) >= 0) || (length == 2 && "rvl".indexOf(first) >= 0);
    return ending || text.indexOf('\'', tail) < 0;
  }

  private void number() {
    int start = at;
    while (at < end && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)) || separates())) {
      at++;
    }
    tokens.add(Tokens.Kind.NUMBER, start, at);
  }

  private boolean separates() {
    return ".,:/-".indexOf(text.charAt(at)) >= 0
        && at + 1 < end
        && isDigit(text.charAt(at + 1))
        && isDigit(text.charAt(at - 1));
  }

  private boolean quoted(char open) {
    char close;
    switch (open) {
      case '\'', '"' -> close = open;
      case '\u201c', '\u201e' -> close = '\u201d';
      case '\u2018' -> close = '\u2019';
      case '\u00ab' -> close = '\u00bb';
      default -> {
        return false;
      }
    }
    if (open == '\'' && followsPlural()) {
      return false;
    }
    if (unclosed.indexOf(open) >= 0) {
      return false;
    }
    int found = text.indexOf(close, at + 1);
    while (found >= 0 && found + 1 < end && text.charAt(found + 1) == close) {
      found = text.indexOf(close, found + 2);
    }
    if (found < 0 || found >= end) {
      unclosed += open;
      return false;
    }
    tokens.add(Tokens.Kind.QUOTED, at, found + 1);
    at = found + 1;
    return true;
  }

  /** The apostrophe of {@code the singers' names}. */
  private boolean followsPlural() {
    return at > 0
        && Character.toLowerCase(text.charAt(at - 1)) == 's'
        && at + 1 < end
        && text.charAt(at + 1) == ' ';
  }

  /** A letter, or what may stand inside a word. */
  static boolean isWordPart(char c) {
    return isLetter(c) || c == '\'' || c == '-' || c == '\u2019' || c == '\u2018';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLetter(char c) {
    if (c < 128) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }
    return Character.isLetter(c)
        || Character.isSurrogate(c)
        || Character.getType(c) == Character.NON_SPACING_MARK
        || Character.getType(c) == Character.COMBINING_SPACING_MARK;
  }
}
