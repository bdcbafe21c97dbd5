package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Units;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number of a question with its unit or scale: "2 million", "50 percent".
 *
 * @param number with the scale: 2000000
 * @param written without it: 2; the same where there is no scale
 * @param unit none where there is but a scale
 * @param words as in the question
 */
record Quantity(BigDecimal number, BigDecimal written, Optional<Units.Unit> unit, String words) {

  /** Those of a question; plain numbers are none. */
  static List<Quantity> of(LinkedQuestion question, Units units) {
    List<Quantity> quantities = new ArrayList<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToNumber number) {
        Quantity quantity = of(number, question, units);
        if (quantity.unit().isPresent() || quantity.scaled()) {
          quantities.add(quantity);
        }
      }
    }
    return quantities;
  }

  private static Quantity of(Link.ToNumber link, LinkedQuestion question, Units units) {
    List<Word> words = question.words();
    BigDecimal number = link.number();
    BigDecimal written = number;
    for (int i = link.span().first() + 1; i <= link.span().last(); i++) {
      Optional<Units.Unit> scale = units.of(words.get(i).folded()).filter(Units.Unit::scale);
      if (scale.isPresent()) {
        written = written.divide(scale.get().size(), MathContext.DECIMAL64);
      }
    }
    int last = link.span().last();
    Optional<Units.Unit> next = following(words, last, units);
    while (next.filter(Units.Unit::scale).isPresent()) {
      number = number.multiply(next.get().size());
      last++;
      next = following(words, last, units);
    }
    last += next.isPresent() ? 1 : 0;
    String text =
        question.read().substring(words.get(link.span().first()).start(), words.get(last).end());
    return new Quantity(number, written, next, text);
  }

  private static Optional<Units.Unit> following(List<Word> words, int last, Units units) {
    return last + 1 < words.size() ? units.of(words.get(last + 1).folded()) : Optional.empty();
  }

  boolean scaled() {
    return number.compareTo(written) != 0;
  }

  /** Whether it is said in percent. */
  boolean percent() {
    return unit.filter(Units.Unit::percent).isPresent();
  }
}
