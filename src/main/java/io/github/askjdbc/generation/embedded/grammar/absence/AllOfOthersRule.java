package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "Which items are stored in all warehouses" asks for those that none of the others is without,
 * which no join says: nothing is read. "Of all warehouses" misses none of them, and asks for less.
 */
public final class AllOfOthersRule implements Rule {

  private static final Set<Cue.Kind> NUMBERS =
      Set.of(Cue.Kind.COUNT, Cue.Kind.SUM, Cue.Kind.AVERAGE, Cue.Kind.EXTREME, Cue.Kind.SHARE);

  @Override
  public void apply(Draft draft) {
    boolean rows = draft.asksForRows() && draft.counted.isEmpty();
    Optional<TableName> asked = rows ? first(draft) : Optional.empty();
    boolean all =
        asked.isPresent()
            && IntStream.range(2, draft.size())
                .filter(at -> draft.fillerBefore(at, WordClass.WITHOUT_EXCEPTION))
                .filter(at -> !isWhole(draft, at))
                .boxed()
                .flatMap(at -> rows(draft, at).stream())
                .anyMatch(others -> !asked.equals(Optional.of(others)));
    draft.rejected |= all;
  }

  private static Optional<TableName> first(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.rows(at).stream())
        .findFirst();
  }

  private static Optional<TableName> rows(Draft draft, int at) {
    return draft.table(at).or(() -> draft.column(at).map(ColumnName::table));
  }

  private static boolean isWhole(Draft draft, int at) {
    boolean of =
        draft.fillerBefore(at, WordClass.OF)
            || draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN);
    return (of && asksForNumber(draft))
        || draft.fillerBefore(at, WordClass.FOR)
        || draft.fillerBefore(at, WordClass.ACROSS);
  }

  /** "The highest of all", "above the average of all". */
  private static boolean asksForNumber(Draft draft) {
    return IntStream.range(0, draft.size())
        .anyMatch(
            at ->
                draft.measure(at).isPresent()
                    || draft.cue(at).map(Cue::demand).filter(NUMBERS::contains).isPresent());
  }
}
