package io.github.askjdbc.driver;

/**
 * Texts of one connection that were found to be plain SQL, so that they are not looked at again. A
 * text may be forgotten at any time, through another one or a race, and is then looked at again.
 */
final class PlainTexts {
  private static final int SLOTS = 64;

  /** A longer text is likely to run once, and would be held for the connection's life. */
  private static final int LONGEST = 4096;

  private final String[] slots = new String[SLOTS];

  boolean contains(String text) {
    return text.equals(slots[text.hashCode() & (SLOTS - 1)]);
  }

  void add(String text) {
    if (text.length() <= LONGEST) {
      slots[text.hashCode() & (SLOTS - 1)] = text;
    }
  }
}
