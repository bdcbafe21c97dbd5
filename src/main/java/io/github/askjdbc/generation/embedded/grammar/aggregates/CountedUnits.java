package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is added up where a question counts in units: "how many hours were watched on each channel",
 * of a column of watched seconds that the verb names.
 */
public final class CountedUnits {

  private static final Units UNITS = new Units();

  private CountedUnits() {}

  /**
   * The token of the verb, which names the column.
   *
   * @param unit token of what is counted in
   */
  public static Optional<Integer> of(Draft draft, int unit) {
    if (!draft.isUnknown(unit) || UNITS.meanings(draft.tokens.get(unit).text()).isEmpty()) {
      return Optional.empty();
    }
    List<Integer> quantities =
        IntStream.range(0, draft.size()).filter(draft::isQuantity).boxed().toList();
    return quantities.stream()
        .filter(at -> quantities.size() == 1 && at > unit)
        .filter(at -> WordClass.isParticiple(draft.tokens.get(at).text()))
        .filter(at -> isCountedIn(draft, at, draft.tokens.get(unit).text()))
        .findFirst();
  }

  /**
   * "How many kilos of barley did we bring in in May": the one column that counts in such units
   * among those of the rows that the question speaks of, where these are no things that have a size
   * of their own, but come about at a time and have no name.
   *
   * @param unit token of what is counted in
   */
  public static Optional<ColumnName> unnamed(Draft draft, int unit) {
    boolean said =
        draft.isUnknown(unit)
            && UNITS.meanings(draft.tokens.get(unit).text()).stream()
                .anyMatch(one -> WordClass.AMOUNT_FAMILY.contains(one.family()))
            && IntStream.range(0, draft.size()).noneMatch(draft::isQuantity);
    List<ColumnName> counted =
        said
            ? IntStream.range(0, draft.size())
                .boxed()
                .flatMap(at -> draft.rows(at).stream())
                .distinct()
                .flatMap(rows -> draft.knowledge.catalog().table(rows).stream())
                .flatMap(rows -> rows.columns().stream())
                .map(Column::name)
                .filter(draft.columns::isQuantity)
                .filter(column -> !AggregateRule.isRate(column))
                .filter(column -> counts(draft, column, draft.tokens.get(unit).text()))
                .toList()
            : List.of();
    return counted.size() == 1 && comesAbout(draft, counted.get(0).table())
        ? Optional.of(counted.get(0))
        : Optional.empty();
  }

  private static boolean comesAbout(Draft draft, TableName rows) {
    Table known = draft.knowledge.catalog().table(rows).orElseThrow();
    return draft.names.of(known).stream().allMatch(draft.columns::isKey)
        && !DeedDates.dates(draft, rows).stream().allMatch(TimeChoice::keepsBooks);
  }

  private static boolean isCountedIn(Draft draft, int at, String said) {
    return draft.column(at).filter(column -> counts(draft, column, said)).isPresent();
  }

  private static boolean counts(Draft draft, ColumnName name, String said) {
    return draft
        .columns
        .known(name)
        .flatMap(one -> UNITS.of(one, draft.knowledge.semantics()))
        .filter(
            counts ->
                UNITS.meanings(said).stream()
                    .anyMatch(unit -> unit.family().equals(counts.family())))
        .isPresent();
  }
}
