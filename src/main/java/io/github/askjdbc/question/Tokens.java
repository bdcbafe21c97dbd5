package io.github.askjdbc.question;

import java.util.Arrays;

/** The words and marks of a text, in order, as offsets into it; comments and blanks left out. */
final class Tokens {

  /** What a token is. */
  enum Kind {
    WORD,
    NUMBER,
    /** A value or name in quotes. */
    QUOTED,
    /** One character that is none of the others. */
    MARK
  }

  private final String text;
  private Kind[] kinds = new Kind[32];
  private int[] starts = new int[32];
  private int[] ends = new int[32];
  private int[] traits = new int[32];
  private int size;
  private boolean broken;
  private boolean commented;

  Tokens(String text) {
    this.text = text;
  }

  void add(Kind kind, int start, int end) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
      traits = Arrays.copyOf(traits, size * 2);
    }
    kinds[size] = kind;
    starts[size] = start;
    ends[size] = end;
    traits[size] = kind == Kind.WORD ? Lexicon.bundled().traits(text, start, end) : 0;
    size++;
  }

  /** Notes that a comment or the like never ends. */
  void markBroken() {
    broken = true;
  }

  /** Notes that a comment was left out. */
  void markCommented() {
    commented = true;
  }

  boolean broken() {
    return broken;
  }

  boolean commented() {
    return commented;
  }

  String text() {
    return text;
  }

  int size() {
    return size;
  }

  int start(int i) {
    return starts[i];
  }

  int end(int i) {
    return ends[i];
  }

  boolean is(int i, Kind kind) {
    return i >= 0 && i < size && kinds[i] == kind;
  }

  boolean has(int i, Trait trait) {
    return i >= 0 && i < size && trait.in(traits[i]);
  }

  boolean isMark(int i, char mark) {
    return is(i, Kind.MARK) && text.charAt(starts[i]) == mark;
  }

  boolean isWord(int i, String word) {
    return is(i, Kind.WORD)
        && ends[i] - starts[i] == word.length()
        && text.regionMatches(true, starts[i], word, 0, word.length());
  }

  /** A word, number or quoted value: something a prose word can qualify. */
  boolean isContent(int i) {
    return i >= 0 && i < size && kinds[i] != Kind.MARK;
  }

  /** Whether nothing, not even a blank, stands between a token and the next. */
  boolean touchesNext(int i) {
    return i >= 0 && i + 1 < size && ends[i] == starts[i + 1];
  }

  int count(Kind kind) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (kinds[i] == kind) {
        count++;
      }
    }
    return count;
  }
}
