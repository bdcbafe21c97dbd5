package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Charges the most per hour" of an {@code hourly_rate}, "costs more than 20 a month" of a {@code
 * monthly_fee}: a verb for what is paid, with the unit that it is paid for behind it.
 *
 * <p>Score: {@value #SCORE}.
 */
final class RateVerbs {

  private static final double SCORE = 0.9;
  private static final int FARTHEST = 6;
  private static final String PER = "per";
  private static final Map<String, String> IN_NAMES = LexiconFile.list("unit-names").keyed();

  private RateVerbs() {}

  static List<Link> links(List<Word> words, CatalogSnapshot catalog) {
    List<Link> links = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      WordSpan verb = new WordSpan(at, at);
      Optional<WordClass> held = held(words.get(at).folded());
      Optional<String> unit = held.isEmpty() ? Optional.empty() : unit(words, at);
      unit.stream()
          .flatMap(one -> columns(catalog, held.get(), one))
          .map(column -> new Link.ToColumn(verb, column.name(), SCORE, Evidence.SYNONYM))
          .forEach(links::add);
    }
    return links;
  }

  /** What stands in the names of columns of what a verb is for. */
  private static Optional<WordClass> held(String verb) {
    return WordClass.RATED.contains(verb)
        ? Optional.of(WordClass.RATE_NAME)
        : WordClass.EARNING.contains(verb) ? Optional.of(WordClass.EARNED) : Optional.empty();
  }

  /** What is paid for: the word behind "per" or "a". */
  private static Optional<String> unit(List<Word> words, int verb) {
    return IntStream.range(verb + 1, Math.min(words.size() - 1, verb + FARTHEST))
        .filter(at -> WordClass.EACH_UNIT.contains(words.get(at).folded()))
        .mapToObj(at -> words.get(at + 1).folded())
        .filter(IN_NAMES::containsKey)
        .findFirst();
  }

  private static Stream<Column> columns(CatalogSnapshot catalog, WordClass held, String unit) {
    return catalog.tables().stream()
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .filter(column -> isFor(NameParts.of(column.name().column()), held, unit));
  }

  /** Whether a name says that a column holds money for each unit. */
  private static boolean isFor(List<String> parts, WordClass held, String unit) {
    int per = parts.indexOf(PER);
    boolean named =
        Runs.words(IN_NAMES.get(unit)).stream().anyMatch(parts::contains)
            || (per >= 0 && parts.subList(per, parts.size()).contains(unit));
    return named && parts.stream().anyMatch(held::contains);
  }
}
