package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads states that a number tells: "out of stock" where a column counts what is in stock, and
 * "five-star hotels" where one holds so many stars.
 */
final class AmountLinks {

  private static final BigDecimal MOST_STARS = BigDecimal.valueOf(5);
  private static final String IN = "in";
  private static final String OUT = "out";

  private final CatalogSnapshot catalog;
  private final StateFilters filters;

  AmountLinks(CatalogSnapshot catalog, StateFilters filters) {
    this.catalog = catalog;
    this.filters = filters;
  }

  List<Link> links(AskedState asked, Statistics statistics) {
    List<Link> found = new ArrayList<>();
    for (int at = 1; at < asked.words().size(); at++) {
      stars(asked, at, statistics).ifPresent(found::add);
      stock(asked, at).ifPresent(found::add);
    }
    return found;
  }

  /** "Five-star" right before the rows that have stars. */
  private Optional<Link> stars(AskedState asked, int at, Statistics statistics) {
    Optional<BigDecimal> number =
        asked.links().stream()
            .filter(link -> link.span().equals(new WordSpan(at - 1, at - 1)))
            .filter(Link.ToNumber.class::isInstance)
            .map(link -> ((Link.ToNumber) link).number())
            .findFirst()
            .filter(stars -> stars.compareTo(MOST_STARS) <= 0);
    if (number.isEmpty() || !WordClass.STAR.contains(asked.words().get(at).folded())) {
      return Optional.empty();
    }
    WordSpan said = new WordSpan(at - 1, at);
    return only(asked, at + 1, WordClass.STARS_COLUMN, Optional.empty())
        .filter(column -> areStars(statistics.samples(column.name())))
        .flatMap(
            column ->
                filters.link(
                    asked,
                    column,
                    StateFilters.cell(asked, column) + " = " + number.get().toPlainString(),
                    said,
                    StateLinks.SAID));
  }

  /** Whether whole numbers of stars are held, and no more than five. */
  private static boolean areStars(List<String> held) {
    return !held.isEmpty()
        && held.stream()
            .allMatch(
                value ->
                    PlainNumber.of(value)
                        .filter(one -> one.stripTrailingZeros().scale() <= 0)
                        .filter(one -> one.compareTo(MOST_STARS) <= 0)
                        .isPresent());
  }

  /** "In stock", "out of stock", where nothing is said of how much. */
  private Optional<Link> stock(AskedState asked, int at) {
    List<Word> words = asked.words();
    if (!WordClass.STOCK.contains(words.get(at).folded())) {
      return Optional.empty();
    }
    boolean in = words.get(at - 1).folded().equals(IN);
    boolean out =
        at > 1
            && WordClass.OF.contains(words.get(at - 1).folded())
            && words.get(at - 2).folded().equals(OUT);
    WordSpan said = new WordSpan(out ? at - 2 : at - 1, at);
    if ((!in && !out) || asksHowMuch(asked) || asked.isDated(said)) {
      return Optional.empty();
    }
    Optional<WordSpan> denied = asked.denied(said);
    if (out && denied.isPresent()) {
      return Optional.empty();
    }
    Optional<Column> column =
        only(asked, at + 1, WordClass.STOCK, Optional.of(said))
            .or(() -> only(asked, lastNoun(asked, said), WordClass.STOCK, Optional.of(said)));
    return column.flatMap(
        one ->
            filters.link(
                asked,
                one,
                StateFilters.cell(asked, one) + (out || denied.isPresent() ? " = 0" : " > 0"),
                denied.orElse(said),
                StateLinks.IMPLIED));
  }

  /** Of what there are many, how many there are may be counted or added up. */
  private static boolean asksHowMuch(AskedState asked) {
    boolean counts = asked.asks(Cue.COUNT) || asked.asks(Cue.SUM);
    return asked.links().stream().anyMatch(Link.ToNumber.class::isInstance)
        || asked.words().stream()
            .map(Word::folded)
            .anyMatch(
                word ->
                    WordClass.MUCH.contains(word)
                        || WordClass.STOCK_UNIT.contains(word)
                        || (counts && WordClass.KEEPING_STOCK.contains(word)));
  }

  /** The place of the last word before some that names a table; before all words for none. */
  private static int lastNoun(AskedState asked, WordSpan said) {
    return IntStream.range(0, said.first()).filter(asked::isNamed).max().orElse(-1);
  }

  /** The one column of numbers, of a table that is named at a place, that words speak of. */
  private Optional<Column> only(
      AskedState asked, int noun, WordClass words, Optional<WordSpan> measured) {
    List<Column> columns =
        asked.links().stream()
            .filter(link -> link.span().covers(noun))
            .flatMap(link -> link.namedTable().stream())
            .distinct()
            .flatMap(table -> catalog.table(table).stream())
            .flatMap(table -> columns(table, words, measured.isPresent()))
            .toList();
    return columns.size() == 1 ? Optional.of(columns.get(0)) : Optional.empty();
  }

  /**
   * @param whole whether no other words may stand in its name than those for an amount: a reorder
   *     level is no stock
   */
  private static Stream<Column> columns(Table table, WordClass words, boolean whole) {
    return table.columns().stream()
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .filter(
            column -> {
              List<String> parts = NameParts.of(column.name().column());
              return parts.stream().anyMatch(words::contains)
                  && (!whole
                      || parts.stream()
                          .allMatch(
                              part ->
                                  words.contains(part) || WordClass.STOCK_AMOUNT.contains(part)));
            });
  }
}
