package io.github.askjdbc.sql;

import java.util.Locale;

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
    return value.toLowerCase(Locale.ROOT);
  }

  public boolean matches(String other) {
    return value.equalsIgnoreCase(other);
  }

  /** Whether the quotes are the double ones, which some targets read as a text literal. */
  public boolean doubleQuoted() {
    return written.startsWith("\"");
  }
}
