package io.github.askjdbc.sql;

import java.io.Serializable;

/** A stretch of a text: from the offset {@code start} up to, not including, {@code end}. */
public record Span(int start, int end) implements Serializable {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("a span from " + start + " to " + end + " is no stretch");
    }
  }

  public String of(String text) {
    return text.substring(start, end);
  }
}
