package io.github.askjdbc.generation.embedded.mentions;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Tokens that may be a value.
 *
 * @param number among the values of its question
 * @param text as written, without quotes; of a number, its digits
 * @param stored for the number of each column that holds it, as the column spells it
 * @param capital whether it is written with a capital
 */
public record ValueMention(
    int number,
    int first,
    int end,
    String text,
    Kind kind,
    Map<Integer, String> stored,
    boolean capital) {

  public ValueMention {
    stored = java.util.Collections.unmodifiableMap(new TreeMap<>(stored));
  }

  /** Why it may be a value. */
  public enum Kind {
    QUOTED("q"),
    /** A column holds it. */
    STORED("v"),
    /** A column holds something like it. */
    BENT("x"),
    NUMBER("n"),
    /** A number in words. */
    NUMBER_WORD("w"),
    /** Written with capitals, as names are. */
    NAME("c");

    private final String code;

    Kind(String code) {
      this.code = code;
    }

    /** One letter, for features. */
    public String code() {
      return code;
    }
  }

  public boolean numeric() {
    return kind == Kind.NUMBER || kind == Kind.NUMBER_WORD;
  }

  /** The number that the text is. */
  public Optional<BigDecimal> amount() {
    return text.matches("-?\\d{1,18}(\\.\\d{1,18})?")
        ? Optional.of(new BigDecimal(text))
        : Optional.empty();
  }

  /** Whether its tokens are hardly anything but a value. */
  public boolean certain() {
    return kind == Kind.QUOTED
        || kind == Kind.NUMBER
        || kind == Kind.NAME
        || (kind == Kind.STORED && (capital || end - first > 1));
  }
}
