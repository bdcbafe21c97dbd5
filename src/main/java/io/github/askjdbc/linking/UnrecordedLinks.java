package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Reads that a cell is empty, or is not, where the words name what it holds and not the column: "no
 * date of birth", "it is not recorded who did the counting", "a chip number on record". The column
 * is one of the table that was named last before, and the only one there that the words may mean.
 */
final class UnrecordedLinks {

  private static final double SCORE = StateLinks.SAID;

  /** What somebody has is more than the name that it has: "have a company name". */
  private static final double HELD = 1;

  private final List<HeldThing> things = new ArrayList<>();
  private final DoerColumns doers;
  private final StateFilters filters;

  UnrecordedLinks(
      CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles, StateFilters filters) {
    this.filters = filters;
    this.doers = new DoerColumns(catalog);
    for (Table table : catalog.tables()) {
      Set<String> keys = StateColumns.keyColumns(catalog, table);
      Phrase name = phrases.of(table.name().name());
      table.columns().stream()
          .filter(column -> !keys.contains(column.name().column()))
          .flatMap(
              column ->
                  HeldThing.of(column, phrases.of(column.name().column()), name, roles).stream())
          .forEach(things::add);
    }
  }

  /** A thing, the words that name it and those that say whether it is there. */
  private record Told(Column column, WordSpan named, WordSpan span, boolean missing) {}

  /**
   * @param found states that are known already, whose words are left alone
   */
  List<Link> links(AskedState asked, List<Link> found, Statistics statistics) {
    List<Told> told = new ArrayList<>();
    TellingWords telling = new TellingWords(asked);
    for (HeldThing thing : things) {
      if (asked.names(thing.column().name().table())) {
        told.addAll(told(thing, telling, asked));
      }
    }
    told.addAll(
        doers.told(telling, asked).stream()
            .map(one -> new Told(one.column(), one.named(), one.span(), true))
            .toList());
    Set<Link> links = new LinkedHashSet<>();
    for (Told one : told) {
      boolean known = found.stream().anyMatch(link -> link.span().contains(one.named()));
      if (!known && isOnly(one, told, asked) && !mayBeZero(one.column(), statistics)) {
        (one.missing()
                ? filters.isNull(asked, one.column(), one.span(), SCORE)
                : filters.isNotNull(asked, one.column(), one.span(), HELD))
            .ifPresent(links::add);
      }
    }
    return List.copyOf(links);
  }

  private static List<Told> told(HeldThing thing, TellingWords telling, AskedState asked) {
    List<Told> told = new ArrayList<>();
    for (int at = 0; at < asked.words().size(); at++) {
      if (!asked.words().get(at).content() || asked.denies(at)) {
        continue; // "no" may be short for a number, but where it denies
      }
      telling
          .notTold(at, thing)
          .ifPresent(span -> told.add(new Told(thing.column(), span, span, true)));
      Optional<HeldThing.Said> said =
          thing.said(asked.words(), at).filter(one -> !isOther(one, asked));
      if (said.isPresent()
          && !asked.isDated(said.get().span())
          && !StateLinks.isDoneToOthers(thing.column(), said.get().span(), asked)) {
        WordSpan named = said.get().span();
        Optional<WordSpan> missing = telling.missing(named);
        Optional<WordSpan> there = missing.isEmpty() ? telling.there(named) : Optional.empty();
        missing
            .or(() -> there)
            .ifPresent(
                span -> told.add(new Told(thing.column(), named, span, missing.isPresent())));
      }
    }
    return told;
  }

  /** Whether the words name a table or hold a value: without orders, with blood type A. */
  private static boolean isOther(HeldThing.Said said, AskedState asked) {
    boolean kindSaid = said.held().size() < said.span().length();
    return asked.links().stream()
        .filter(link -> said.held().stream().anyMatch(link.span()::covers))
        .anyMatch(
            link ->
                (!kindSaid && link instanceof Link.ToTable && link.naming() == NameExtent.WHOLE)
                    || (link instanceof Link.ToColumn && link.span().last() > said.span().last()));
  }

  /**
   * Whether no other column is told by the same words, but of tables that were named further off.
   */
  private static boolean isOnly(Told one, List<Told> all, AskedState asked) {
    int place = asked.lastNamed(one.column().name().table(), one.span().first());
    return all.stream()
        .filter(
            other -> other.named().overlaps(one.named()) && !other.column().equals(one.column()))
        .allMatch(
            other ->
                asked.lastNamed(other.column().name().table(), one.span().first()) < place
                    || other.named().length() < one.named().length());
  }

  /** A number that is missing may as well be a zero where there are zeros. */
  static boolean mayBeZero(Column column, Statistics statistics) {
    if (column.kind() != ColumnKind.NUMBER) {
      return false;
    }
    List<String> held = statistics.samples(column.name());
    return held.isEmpty() || held.stream().anyMatch(UnrecordedLinks::isZero);
  }

  private static boolean isZero(String text) {
    return IntStream.range(0, text.length()).allMatch(at -> "0.".indexOf(text.charAt(at)) >= 0);
  }
}
