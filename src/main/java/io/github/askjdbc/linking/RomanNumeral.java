package io.github.askjdbc.linking;

import java.util.List;
import java.util.Optional;

/** Small Roman numerals, as phases, grades and stages are counted by. */
final class RomanNumeral {

  private static final List<String> NUMERALS =
      List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X");

  private RomanNumeral() {}

  /** From 1 to 10; empty for what is no numeral written in capitals. */
  static Optional<Integer> of(String text) {
    int at = NUMERALS.indexOf(text);
    return at < 0 ? Optional.empty() : Optional.of(at + 1);
  }
}
