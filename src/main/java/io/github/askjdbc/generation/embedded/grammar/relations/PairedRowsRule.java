package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;

/**
 * "Students who took both Algebra and Botany in May" took each of them in May: what more is said of
 * the rows of which two are looked for would be looked for in a third one, and is not read.
 */
public final class PairedRowsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    draft.rejected |= draft.actions.stream().anyMatch(one -> isOfPaired(draft, one));
  }

  private static boolean isOfPaired(Draft draft, Action action) {
    return action instanceof Action.AddWhere where
        && !draft.pair.contains(where)
        && !isThereAnyhow(draft, where.condition())
        && UsedColumns.of(where).stream().anyMatch(column -> draft.paired.contains(column.table()));
  }

  /** A cell that is compared holds a value. */
  private static boolean isThereAnyhow(Draft draft, Condition condition) {
    return condition instanceof Condition.Present present
        && !present.negated()
        && draft.pair.stream()
            .anyMatch(one -> UsedColumns.of(one).contains(present.cell().column()));
  }
}
