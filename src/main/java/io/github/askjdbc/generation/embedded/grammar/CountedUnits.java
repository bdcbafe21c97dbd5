package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Units;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is added up where a question counts in units: "how many hours were watched on each channel",
 * of a column of watched seconds that the verb names.
 */
final class CountedUnits {

  private static final Units UNITS = new Units();

  private CountedUnits() {}

  /**
   * The token of the verb, which names the column.
   *
   * @param unit token of what is counted in
   */
  static Optional<Integer> of(Draft draft, int unit) {
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

  private static boolean isCountedIn(Draft draft, int at, String said) {
    Optional<Column> column = draft.column(at).flatMap(draft.columns::known);
    return column
        .flatMap(one -> UNITS.of(one, draft.knowledge.semantics()))
        .filter(
            counts ->
                UNITS.meanings(said).stream()
                    .anyMatch(unit -> unit.family().equals(counts.family())))
        .isPresent();
  }
}
