package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.stream.IntStream;

/**
 * "Different" ones that are counted by rows which only tie others together, and of which several
 * speak of one: the different affected regions are not the rows of regions and storms.
 */
final class RepeatedReferences {

  private RepeatedReferences() {}

  static boolean isIn(Draft draft, List<Expression> selected) {
    return selected.contains(Aggregate.countRows())
        && draft
            .subject
            .flatMap(draft.knowledge.catalog()::table)
            .filter(table -> tiesOthers(draft, table))
            .filter(table -> isDifferent(draft, table))
            .isPresent();
  }

  private static boolean tiesOthers(Draft draft, Table table) {
    return table.primaryKey().size() > 1
        && draft.knowledge.catalog().keysOf(table.name()).stream()
            .anyMatch(
                key ->
                    key.from().equals(table.name())
                        && table.primaryKey().containsAll(key.fromColumns()));
  }

  private static boolean isDifferent(Draft draft, Table table) {
    return IntStream.range(1, draft.size())
        .filter(at -> draft.table(at).filter(table.name()::equals).isPresent())
        .anyMatch(at -> draft.cue(at - 1).filter(Cue.DISTINCT::equals).isPresent());
  }
}
