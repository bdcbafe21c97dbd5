package io.github.askjdbc.generation.embedded.grammar.context;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.SaidTimes;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Customers who have rented a machine" left rentals, though the status of a machine is "rented"
 * too: what somebody did is no state of what it was done to.
 */
final class ToldDeeds {

  private static final double SCORE = 0.9;

  private ToldDeeds() {}

  /** The reading with such a verb as one for the rows that it left. */
  static List<LinkedPhrase> told(List<LinkedPhrase> reading, CatalogSnapshot catalog) {
    List<LinkedPhrase> told = new ArrayList<>(reading);
    for (int at = 1; at < reading.size(); at++) {
      LinkedPhrase verb = reading.get(at);
      Optional<TableName> state = state(verb);
      if (state.isPresent()) {
        int place = at;
        noun(reading, at)
            .filter(rows -> isDone(reading, place, rows.equals(state.get())))
            .flatMap(rows -> deed(verb, state.get(), rows, catalog))
            .ifPresent(deed -> told.set(place, with(verb, deed)));
      }
    }
    return List.copyOf(told);
  }

  /**
   * Whether those before a verb did it, or it was done to them in a time or a number of times: what
   * is rented is in that state now, what was rented in May or twice had been rented out.
   */
  private static boolean isDone(List<LinkedPhrase> reading, int verb, boolean ofOwn) {
    boolean past = isSaid(reading, verb, WordClass.PAST_BEING);
    boolean now = !past && isSaid(reading, verb, WordClass.BEING);
    boolean over = reading.stream().skip(verb + 1L).anyMatch(ToldDeeds::isOver);
    return ofOwn ? over && !now : !past && !now;
  }

  private static boolean isOver(LinkedPhrase phrase) {
    return SaidTimes.isSaid(phrase.text())
        || WordClass.MULTIPLIED.contains(phrase.text())
        || phrase.alternatives().stream().anyMatch(Link.ToPeriod.class::isInstance);
  }

  private static LinkedPhrase with(LinkedPhrase verb, TableName deed) {
    Link link = new Link.ToTable(verb.span(), deed, SCORE, Evidence.SYNONYM);
    return new LinkedPhrase(
        verb.span(), Optional.of(link), List.of(link), SCORE, verb.text(), verb.content());
  }

  /** The rows whose state a verb may be. */
  private static Optional<TableName> state(LinkedPhrase verb) {
    return WordClass.isParticiple(verb.text())
        ? verb.link()
            .filter(Link.ToValue.class::isInstance)
            .map(link -> ((Link.ToValue) link).column().table())
        : Optional.empty();
  }

  private static boolean isSaid(List<LinkedPhrase> reading, int verb, WordClass words) {
    return IntStream.iterate(verb - 1, at -> isFiller(reading, at), at -> at - 1)
        .anyMatch(at -> words.contains(reading.get(at).text()));
  }

  /** The rows that the noun before a verb stands for. */
  private static Optional<TableName> noun(List<LinkedPhrase> reading, int verb) {
    return IntStream.iterate(verb - 1, at -> at >= 0, at -> at - 1)
        .filter(at -> !isFiller(reading, at))
        .boxed()
        .findFirst()
        .flatMap(at -> reading.get(at).link())
        .flatMap(Link::namedTable);
  }

  private static boolean isFiller(List<LinkedPhrase> reading, int at) {
    return at >= 0 && reading.get(at).link().isEmpty() && !reading.get(at).content();
  }

  /** The one table of rows that the verb leaves and that refer to those of the noun. */
  private static Optional<TableName> deed(
      LinkedPhrase verb, TableName state, TableName noun, CatalogSnapshot catalog) {
    List<TableName> left =
        LeftBehind.all(catalog, verb.text()).stream()
            .filter(deed -> !deed.equals(state) && !deed.equals(noun))
            .filter(deed -> refers(deed, noun, catalog))
            .toList();
    return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
  }

  private static boolean refers(TableName from, TableName to, CatalogSnapshot catalog) {
    return catalog.keysOf(from).stream()
        .anyMatch(key -> key.from().equals(from) && key.to().equals(to));
  }
}
