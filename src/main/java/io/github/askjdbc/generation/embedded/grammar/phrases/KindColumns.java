package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;

/** Columns in which many rows have the same, so that what they hold are kinds of rows. */
public final class KindColumns {

  private KindColumns() {}

  /** Whether a column tells no row from others, names none, and holds no numbers to add up. */
  public static boolean contain(Draft draft, ColumnName column) {
    return !draft.columns.isKey(column)
        && !draft.isName(column)
        && !draft.columns.isQuantity(column);
  }
}
