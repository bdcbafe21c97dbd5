package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The first and the last name of a person in two columns whose names shorten both words: {@code
 * FST_NM} and {@code LST_NM}. One of them alone may be short for something else.
 *
 * @param first the column's name
 * @param last the column's name
 * @param shortFirst what stands for "first" in it
 * @param shortLast what stands for "last" in it
 */
public record PairedNames(String first, String last, String shortFirst, String shortLast) {

  private static final String NAME = "name";
  private static final int SHORTEST = 2;

  /**
   * A column of names.
   *
   * @param of the words before the one that tells which name it is
   * @param which that word, perhaps shortened
   */
  private record Shortened(String column, List<String> of, String which) {

    static Stream<Shortened> of(String column) {
      List<String> parts = NameParts.of(column);
      int last = parts.size() - 1;
      boolean name = last > 0 && ShortNames.writtenOut(parts.get(last)).equals(NAME);
      return name && parts.get(last - 1).length() >= SHORTEST
          ? Stream.of(new Shortened(column, parts.subList(0, last - 1), parts.get(last - 1)))
          : Stream.empty();
    }

    boolean isShortFor(WordClass names) {
      return names.words().stream()
          .filter(name -> name.endsWith("_" + NAME))
          .map(name -> name.substring(0, name.indexOf('_')))
          .filter(word -> word.length() > which.length())
          .anyMatch(word -> Shortening.begins(which, word));
    }
  }

  /** Empty where not just one column of the table may be each of the two. */
  public static Optional<PairedNames> of(Table table) {
    List<Shortened> names =
        table.columns().stream().flatMap(column -> Shortened.of(column.name().column())).toList();
    Optional<Shortened> first = only(names, WordClass.FIRST_NAME);
    Optional<Shortened> last = only(names, WordClass.LAST_NAME);
    if (first.isEmpty() && last.isEmpty()) {
      return byOneLetter(names);
    }
    return first.isPresent() && last.filter(l -> l.of().equals(first.get().of())).isPresent()
        ? Optional.of(
            new PairedNames(
                first.get().column(), last.get().column(), first.get().which(), last.get().which()))
        : Optional.empty();
  }

  /** {@code CUSFNM} and {@code CUSLNM}, which differ in the one letter for first and last. */
  private static Optional<PairedNames> byOneLetter(List<Shortened> names) {
    for (Shortened first : names) {
      for (Shortened last : names) {
        int end = first.which().length() - 1;
        if (end > 0
            && first.of().equals(last.of())
            && first.which().endsWith("f")
            && last.which().equals(first.which().substring(0, end) + "l")) {
          return Optional.of(
              new PairedNames(first.column(), last.column(), first.which(), last.which()));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Shortened> only(List<Shortened> names, WordClass which) {
    List<Shortened> found = names.stream().filter(name -> name.isShortFor(which)).toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }
}
