package io.github.askjdbc.linking;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A number of a question with its unit or scale: "2 million", "50 percent".
 *
 * @param number with the scale: 2000000
 * @param written without it: 2; the same where there is no scale
 * @param units what the word behind it, or the sign before it, means; none where there is but a
 *     scale
 * @param span of its words, the unit's among them
 * @param words as in the question
 */
public record Quantity(
    BigDecimal number, BigDecimal written, List<Units.Unit> units, WordSpan span, String words) {

  private static final String CURRENCIES = "\u20ac$\u00a3";

  public Quantity {
    units = List.copyOf(units);
  }

  /** Those of a question; plain numbers are none. */
  public static List<Quantity> of(LinkedQuestion question, Units units) {
    List<Quantity> quantities = new ArrayList<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToNumber number) {
        Quantity quantity = of(number, question, units);
        if (!quantity.units().isEmpty() || quantity.scaled()) {
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
    List<Units.Unit> next = following(words, last, units);
    while (next.stream().anyMatch(Units.Unit::scale)) {
      number = number.multiply(next.get(0).size());
      last++;
      next = following(words, last, units);
    }
    last += next.isEmpty() ? 0 : 1;
    int start = words.get(link.span().first()).start();
    String text = question.read().substring(start, words.get(last).end());
    List<Units.Unit> told = next.isEmpty() ? currency(question.read(), start, units) : next;
    return new Quantity(number, written, told, new WordSpan(link.span().first(), last), text);
  }

  private static List<Units.Unit> following(List<Word> words, int last, Units units) {
    return last + 1 < words.size() ? units.meanings(words.get(last + 1).folded()) : List.of();
  }

  private static List<Units.Unit> currency(String text, int start, Units units) {
    boolean signed = start > 0 && CURRENCIES.indexOf(text.charAt(start - 1)) >= 0;
    return signed ? units.meanings(text.substring(start - 1, start)) : List.of();
  }

  /** What its word means that is of a family. */
  public Optional<Units.Unit> unit(String family) {
    return units.stream().filter(unit -> unit.family().equals(family)).findFirst();
  }

  public boolean scaled() {
    return number.compareTo(written) != 0;
  }

  /** Whether it is said in percent. */
  public boolean percent() {
    return units.stream().anyMatch(Units.Unit::percent);
  }

  /** The same in every other unit, without zeros at their end. */
  public Set<BigDecimal> inOtherUnits(Units all) {
    return units.stream()
        .flatMap(
            unit ->
                all.sizes(unit.family()).stream()
                    .filter(size -> size.compareTo(unit.size()) != 0)
                    .map(size -> new Units.Unit(unit.family(), size, unit.word()))
                    .map(other -> converted(number, unit, other).stripTrailingZeros()))
        .collect(Collectors.toSet());
  }

  /** The same in another unit of its family. */
  public static BigDecimal converted(BigDecimal number, Units.Unit from, Units.Unit to) {
    return from.size().compareTo(to.size()) == 0
        ? number
        : number.multiply(from.size()).divide(to.size(), MathContext.DECIMAL64);
  }
}
