package io.github.askjdbc.generation.embedded.units;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The unit of time that a column must count in where nobody says it, from what it holds: of films
 * with a length of 46 to 185, "longer than two hours" finds some where they are minutes, and could
 * find none in seconds nor in hours. Nothing is told where two units would do.
 */
final class FittingUnit {

  private static final String TIME = "time";
  private static final int MOST_DIGITS = 15;

  /** How far from what was seen of a column its other cells may lie. */
  private static final BigDecimal BEYOND = BigDecimal.valueOf(2);

  /** In seconds; days are spoken of where other things than lengths may be meant. */
  private static final BigDecimal LARGEST = BigDecimal.valueOf(3600);

  private final DatabaseKnowledge knowledge;

  FittingUnit(DatabaseKnowledge knowledge) {
    this.knowledge = knowledge;
  }

  /**
   * Empty for a column that is not called by a length, and where the numbers of the question tell
   * of no unit, or of several.
   *
   * @param quantities of the question
   */
  Optional<Units.Unit> of(Column column, List<Quantity> quantities) {
    boolean length =
        NameParts.of(column.name().column()).stream().anyMatch(WordClass.LENGTH_NOUN::contains);
    List<Quantity> times = quantities.stream().filter(one -> one.unit(TIME).isPresent()).toList();
    List<BigDecimal> held = length && isShort(times) ? held(column) : List.of();
    if (held.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal least = held.get(0).divide(BEYOND, MathContext.DECIMAL64);
    BigDecimal most = held.get(held.size() - 1).multiply(BEYOND);
    List<Units.Unit> fitting =
        SaidUnits.known().all(TIME).stream()
            .filter(unit -> times.stream().allMatch(one -> isWithin(least, in(unit, one), most)))
            .toList();
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  private static boolean isShort(List<Quantity> times) {
    return !times.isEmpty()
        && times.stream()
            .map(one -> one.unit(TIME).orElseThrow().size())
            .allMatch(size -> size.compareTo(LARGEST) <= 0);
  }

  private List<BigDecimal> held(Column column) {
    return knowledge.statistics().samples(column.name()).stream()
        .filter(text -> WrittenNumber.isDecimal(text, MOST_DIGITS, MOST_DIGITS))
        .map(BigDecimal::new)
        .filter(number -> number.signum() > 0)
        .sorted(Comparator.naturalOrder())
        .toList();
  }

  private static BigDecimal in(Units.Unit unit, Quantity quantity) {
    return Quantity.converted(quantity.number(), quantity.unit(TIME).orElseThrow(), unit);
  }

  private static boolean isWithin(BigDecimal least, BigDecimal number, BigDecimal most) {
    return least.compareTo(number) <= 0 && number.compareTo(most) <= 0;
  }
}
