package io.github.askjdbc.sql;

import java.io.Serializable;

/** A stretch of a text: from the offset {@code start} up to, not including, {@code end}. */
public record Span(int start, int end) implements Serializable {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("a span from " + start + " to " + end + " is no stretch");
    }
  }

  /** Whether the other lies within this one. */
  public boolean holds(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** From the beginning of this one to the end of a later one. */
  public Span to(Span later) {
    return new Span(start, later.end);
  }

  /** As many characters further to the left. */
  Span minus(int characters) {
    return new Span(start - characters, end - characters);
  }

  public String of(String text) {
    return text.substring(start, end);
  }
}
