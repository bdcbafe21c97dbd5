package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;

/**
 * What is told at all, of a column that need not hold anything: "how many pupils left for each
 * stated reason", "the different reasons recorded for absences" leave out rows without one.
 */
public final class StatedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.free(at) && WordClass.STATED.contains(draft.tokens.get(at).text())) {
        told(draft, at)
            .ifPresent(
                column ->
                    draft.where(new Condition.Present(column.name()), draft.take(column.at())));
      }
    }
  }

  private record Told(ColumnName name, int at) {}

  private static Optional<Told> told(Draft draft, int at) {
    int before = draft.previous(at);
    boolean each = draft.isFree(before, Cue.EACH) || draft.isFree(before, Cue.DISTINCT);
    Optional<Column> behind = optional(draft, at + 1).filter(column -> each);
    boolean listed =
        draft.isFree(draft.previous(before), Cue.DISTINCT)
            && draft.adjacent(before, at)
            && draft.period(draft.next(at)).isEmpty();
    return behind
        .or(() -> optional(draft, before).filter(column -> listed))
        .map(column -> new Told(column.name(), at));
  }

  /** The column of texts that a free token names, which may hold nothing. */
  private static Optional<Column> optional(Draft draft, int at) {
    return draft.free(at)
        ? draft
            .column(at)
            .flatMap(draft.columns::known)
            .filter(column -> column.nullable() && column.kind() == ColumnKind.TEXT)
            .filter(column -> !draft.columns.isKey(column.name()))
        : Optional.empty();
  }
}
