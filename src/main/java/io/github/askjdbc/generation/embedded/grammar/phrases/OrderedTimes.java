package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;

/** Columns of times that a list may be in the order of. */
public final class OrderedTimes {

  private OrderedTimes() {}

  /** Whether a column holds times. */
  public static boolean isTime(Draft draft, ColumnName column) {
    return draft.columns.isKind(column, ColumnKind.DATE)
        || draft.knowledge.times().form(column).isPresent();
  }
}
