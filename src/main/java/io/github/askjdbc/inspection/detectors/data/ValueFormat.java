package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.text.Characters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What all values of a column look like, where they look alike: {@code 9999-99} for months, with 9
 * for any digit and A for any letter.
 */
record ValueFormat(String pattern) {
  private static final int FEWEST = 3;
  private static final int SHORTEST_NUMBER = 4;
  private static final String LETTER = "A";
  private static final String DIGIT = "9";

  /**
   * Of values that hold digits and are of one pattern. Numbers grow into another length; only those
   * of four digits and more, such as years, and those with a 0 in front have a format.
   *
   * @return empty where they differ, or are too few to tell
   */
  static Optional<ValueFormat> of(List<String> values) {
    Set<String> distinct = Set.copyOf(values);
    Set<String> patterns = distinct.stream().map(ValueFormat::pattern).collect(Collectors.toSet());
    if (distinct.size() < FEWEST || patterns.size() != 1) {
      return Optional.empty();
    }
    String pattern = patterns.iterator().next();
    boolean number = pattern.replace(DIGIT, "").isEmpty();
    boolean formatted =
        pattern.contains(DIGIT)
            && (!number
                || pattern.length() >= SHORTEST_NUMBER
                || distinct.stream().anyMatch(value -> value.startsWith("0")));
    return formatted ? Optional.of(new ValueFormat(pattern)) : Optional.empty();
  }

  private static String pattern(String text) {
    StringBuilder pattern = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (Characters.isDigit(c)) {
                pattern.append(DIGIT);
              } else if (Character.isLetter(c)) {
                pattern.append(LETTER);
              } else {
                pattern.appendCodePoint(c);
              }
            });
    return pattern.toString();
  }

  /**
   * The format of a part of the values.
   *
   * @param start of the part, the first character being 1
   * @return empty where the part is not within the values
   */
  Optional<ValueFormat> part(int start, int length) {
    int end = start - 1 + length;
    return start >= 1 && length >= 1 && end <= pattern.length()
        ? Optional.of(new ValueFormat(pattern.substring(start - 1, end)))
        : Optional.empty();
  }

  /** Whether the text is one of the whole format. */
  boolean fits(String text) {
    return pattern(text).equals(pattern);
  }

  /** Whether the text is the beginning of one, such as a year of dates, or a whole one. */
  boolean beginsWith(String text) {
    return pattern.startsWith(pattern(text));
  }

  /** Whether the text goes on where the format ends, such as a time after dates, or ends there. */
  boolean continuedBy(String text) {
    return pattern(text).startsWith(pattern);
  }

  /**
   * Whether a pattern of LIKE can match a value of this format.
   *
   * @param like with {@code %} and {@code _}
   */
  boolean mayBeLike(String like) {
    boolean[] reached = new boolean[pattern.length() + 1];
    reached[0] = true;
    for (char c : pattern(like).toCharArray()) {
      boolean[] next = new boolean[reached.length];
      for (int i = 0; i < reached.length; i++) {
        boolean any = c == '%' && i > 0 && next[i - 1];
        boolean one = i > 0 && reached[i - 1] && (c == '_' || c == pattern.charAt(i - 1));
        next[i] = any || (c == '%' ? reached[i] : one);
      }
      reached = next;
    }
    return reached[pattern.length()];
  }
}
