package io.github.askjdbc.generation.embedded.units;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The units that a question says: those of its numbers ("above 500 euros"), and those in which it
 * wants to see numbers ("in euros", "how many hours").
 */
final class SaidUnits {

  private static final Units UNITS = new Units();
  private static final String MONEY = "money";

  private static final Set<Cue> OF_NUMBERS =
      EnumSet.of(Cue.COUNT, Cue.AVERAGE, Cue.SUM, Cue.MAXIMUM, Cue.MINIMUM);

  private final LinkedQuestion question;
  private final List<Quantity> quantities;

  /**
   * A unit as some words of the question say it.
   *
   * @param from words that say it
   */
  record Said(Units.Unit unit, WordSpan from) {}

  SaidUnits(LinkedQuestion question) {
    this.question = question;
    this.quantities = Quantity.of(question, UNITS);
  }

  /** Numbers of the question with their units. */
  List<Quantity> quantities() {
    return quantities;
  }

  static Units known() {
    return UNITS;
  }

  /** The unit in which numbers of a family are asked for; empty for none, or several. */
  Optional<Said> shown(String family) {
    List<Said> said =
        IntStream.range(0, question.words().size())
            .filter(word -> quantities.stream().noneMatch(one -> one.span().covers(word)))
            .filter(word -> isAskedIn(word, family))
            .boxed()
            .flatMap(
                word ->
                    UNITS.meanings(question.words().get(word).folded()).stream()
                        .filter(unit -> unit.family().equals(family))
                        .map(unit -> new Said(unit, new WordSpan(word, word))))
            .toList();
    return said.stream().map(one -> one.unit().size()).distinct().count() == 1
        ? Optional.of(said.get(0))
        : Optional.empty();
  }

  /** Money is named in any place; a day or a foot is spoken of in other ways too. */
  private boolean isAskedIn(int word, String family) {
    boolean each = word > 0 && (isCue(word - 1, Set.of(Cue.EACH)) || isPer(word - 1));
    boolean asked =
        word > 0
            && (WordClass.IN.contains(question.words().get(word - 1).folded())
                || isCue(word - 1, OF_NUMBERS));
    return !each && !isOfUnit(word, family) && (asked || family.equals(MONEY));
  }

  /** "Weekly" of "the number of weekly hours". */
  private boolean isOfUnit(int word, String family) {
    return word + 1 < question.words().size()
        && UNITS.meanings(question.words().get(word + 1).folded()).stream()
            .anyMatch(unit -> unit.family().equals(family));
  }

  private boolean isPer(int word) {
    return WordClass.PER.contains(question.words().get(word).folded());
  }

  private boolean isCue(int word, Set<Cue> cues) {
    return question
        .linksAt(word)
        .anyMatch(link -> link instanceof Link.ToCue cue && cues.contains(cue.cue()));
  }

  /**
   * What a number of the question is in, if a column counts in another unit; a sum of money without
   * a currency is in that of the question.
   */
  Optional<Said> of(BigDecimal number, Units.Unit counts) {
    List<Quantity> same =
        quantities.stream().filter(one -> one.number().compareTo(number) == 0).toList();
    if (counts.scale()) {
      return same.stream()
          .filter(Quantity::scaled)
          .map(one -> new Said(one(counts), one.span()))
          .findFirst();
    }
    Optional<Said> own =
        same.stream()
            .flatMap(
                one -> one.unit(counts.family()).stream().map(unit -> new Said(unit, one.span())))
            .findFirst();
    boolean bare =
        same.isEmpty()
            && question.links().stream()
                .filter(Link.ToNumber.class::isInstance)
                .anyMatch(link -> ((Link.ToNumber) link).number().compareTo(number) == 0);
    return bare && counts.family().equals(MONEY) ? shown(MONEY) : own;
  }

  private static Units.Unit one(Units.Unit counts) {
    return new Units.Unit(counts.family(), BigDecimal.ONE, counts.word());
  }
}
