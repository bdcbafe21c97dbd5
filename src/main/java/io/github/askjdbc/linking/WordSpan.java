package io.github.askjdbc.linking;

import java.util.stream.IntStream;

/** Neighbouring words of a question, both ends included, counted from 0. */
public record WordSpan(int first, int last) {

  public WordSpan {
    if (first < 0 || last < first) {
      throw new IllegalArgumentException("words " + first + " to " + last + " are no span");
    }
  }

  public int length() {
    return last - first + 1;
  }

  public boolean overlaps(WordSpan other) {
    return first <= other.last && other.first <= last;
  }

  /** Whether the word is one of these. */
  public boolean covers(int word) {
    return first <= word && word <= last;
  }

  /** Whether all of the other words are among these. */
  public boolean contains(WordSpan other) {
    return first <= other.first && other.last <= last;
  }

  public IntStream words() {
    return IntStream.rangeClosed(first, last);
  }
}
