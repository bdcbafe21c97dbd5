package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.PlainNumber;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.util.Collections;
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
 * @param period that it may stand for
 * @param states for the number of each column by which the words tell a state, the condition; what
 *     is stored then says what the condition compares with
 */
public record ValueMention(
    int number,
    int first,
    int end,
    String text,
    Kind kind,
    Map<Integer, String> stored,
    boolean capital,
    Optional<Period> period,
    Map<Integer, Definition> states) {

  public ValueMention {
    stored = Collections.unmodifiableMap(new TreeMap<>(stored));
    states = Collections.unmodifiableMap(new TreeMap<>(states));
  }

  /** Why it may be a value. */
  public enum Kind {
    QUOTED("q", 0),
    /** A column holds it. */
    STORED("v", 1),
    /** A column holds something like it. */
    BENT("x", 2),
    NUMBER("n", 3),
    /** A number in words. */
    NUMBER_WORD("w", 4),
    /** Written with capitals, as names are. */
    NAME("c", 5),
    /** Words for a state that a column tells, such as "still open". */
    STATE("s", 6);

    private final String code;
    private final int number;

    Kind(String code, int number) {
      this.code = code;
      this.number = number;
    }

    /** One letter, for features. */
    public String code() {
      return code;
    }

    /** For trees. */
    public int number() {
      return number;
    }
  }

  ValueMention numbered(int place) {
    return new ValueMention(place, first, end, text, kind, stored, capital, period, states);
  }

  ValueMention moved(int from, int to) {
    return new ValueMention(number, from, to, text, kind, stored, capital, period, states);
  }

  public boolean numeric() {
    return kind == Kind.NUMBER || kind == Kind.NUMBER_WORD;
  }

  /** The number that the text is. */
  public Optional<BigDecimal> amount() {
    return PlainNumber.of(text);
  }

  /** Whether its tokens are hardly anything but a value. */
  public boolean certain() {
    return kind == Kind.QUOTED
        || kind == Kind.NUMBER
        || kind == Kind.NAME
        || (kind == Kind.STORED && (capital || end - first > 1));
  }
}
