package io.github.askjdbc.sql;

import io.github.askjdbc.text.LetterCase;

/**
 * An identifier.
 *
 * @param written as in the text, quotes included
 * @param value without its quotes
 */
public record Name(String written, String value) {
  public boolean quoted() {
    return !written.equals(value);
  }

  /** To look it up without regard to case. */
  String folded() {
    return LetterCase.folded(value);
  }

  public boolean matches(String other) {
    return LetterCase.same(value, other);
  }

  /** Whether the quotes are the double ones, which some targets read as a text literal. */
  public boolean doubleQuoted() {
    return written.startsWith("\"");
  }
}
