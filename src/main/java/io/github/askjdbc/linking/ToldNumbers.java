package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Ordinals;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads conditions on a number that no figure tells: "on the third floor", and "free of charge" of
 * what costs nothing to get in.
 */
final class ToldNumbers {

  private static final String FREE = "free";

  private final CatalogSnapshot catalog;
  private final StateFilters filters;

  ToldNumbers(CatalogSnapshot catalog, StateFilters filters) {
    this.catalog = catalog;
    this.filters = filters;
  }

  List<Link> links(AskedState asked) {
    List<Link> found = new ArrayList<>();
    for (int at = 1; at < asked.words().size(); at++) {
      storey(asked, at).ifPresent(found::add);
      free(asked, at).ifPresent(found::add);
    }
    return found;
  }

  /** "On the third floor", where the word names one column of numbers. */
  private Optional<Link> storey(AskedState asked, int at) {
    List<Word> words = asked.words();
    Optional<Integer> number = Ordinals.of(words.get(at - 1).folded());
    int the = at - 2;
    boolean said =
        number.isPresent()
            && WordClass.STOREY.contains(words.get(at).folded())
            && the > 0
            && WordClass.STOREY_PREPOSITION.contains(words.get(the - 1).folded())
            && !asked.denies(the - 2);
    List<Column> columns =
        said
            ? asked.links().stream()
                .filter(link -> link.span().equals(new WordSpan(at, at)))
                .filter(link -> link.naming() == NameExtent.WHOLE || isNumberOf(link))
                .flatMap(link -> link.namedColumn().stream())
                .distinct()
                .flatMap(column -> catalog.column(column).stream())
                .toList()
            : List.of();
    return columns.size() == 1 && columns.get(0).kind() == ColumnKind.NUMBER
        ? equal(asked, columns.get(0), number.orElseThrow(), new WordSpan(at - 1, at))
        : Optional.empty();
  }

  /** Whether a column is called by the number of what the word is for: {@code floor_no}. */
  private static boolean isNumberOf(Link link) {
    return link.namedColumn()
        .filter(
            column ->
                NameParts.of(column.column()).stream()
                    .allMatch(
                        part ->
                            WordClass.STOREY.contains(part)
                                || WordClass.ROW_NUMBER.contains(part)
                                || WordClass.ROW_NUMBER.words().stream()
                                    .anyMatch(
                                        no ->
                                            WordClass.STOREY.words().stream()
                                                .anyMatch(storey -> part.equals(storey + no)))))
        .isPresent();
  }

  /** "Which events are free", where a column holds what it costs to get in. */
  private Optional<Link> free(AskedState asked, int at) {
    List<Word> words = asked.words();
    if (!words.get(at).folded().equals(FREE) || asked.denies(at - 1)) {
      return Optional.empty();
    }
    List<String> behind = words.stream().skip(at + 1L).limit(2).map(Word::folded).toList();
    boolean charge = behind.size() == 2 && behind.stream().allMatch(WordClass.OF_CHARGE::contains);
    WordSpan said = new WordSpan(at, charge ? at + 2 : at);
    List<Column> columns =
        asked.links().stream()
            .flatMap(link -> link.namedTable().stream())
            .distinct()
            .flatMap(table -> catalog.table(table).stream())
            .flatMap(table -> table.columns().stream())
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .filter(column -> says(column, WordClass.ENTRY) && says(column, WordClass.ENTRY_PRICE))
            .toList();
    return columns.size() == 1 ? equal(asked, columns.get(0), 0, said) : Optional.empty();
  }

  private static boolean says(Column column, WordClass words) {
    return NameParts.of(column.name().column()).stream().anyMatch(words::contains);
  }

  private Optional<Link> equal(AskedState asked, Column column, int number, WordSpan said) {
    return filters.link(
        asked, column, StateFilters.cell(asked, column) + " = " + number, said, StateLinks.SAID);
  }
}
