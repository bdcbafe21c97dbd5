package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;

/** "Trips with the top 3 durations", "employees with the three lowest salaries". */
final class NumberedExtreme {

  private NumberedExtreme() {}

  /** Whether a word for an extreme has a number of rows beside it, and their column behind it. */
  static boolean isSaid(Draft draft, int at) {
    int number = number(draft, at);
    int column = column(draft, at);
    return draft.fillerBefore(Math.min(number, at), WordClass.OWNING)
        && draft.free(number)
        && draft.number(number).isPresent()
        && ExtremeRows.orderable(draft, column)
        && draft.column(column).map(ColumnName::table).equals(NearestRows.of(draft, at));
  }

  static int column(Draft draft, int at) {
    return Math.max(number(draft, at), at) + 1;
  }

  private static int number(Draft draft, int at) {
    return draft.free(at - 1) && draft.number(at - 1).isPresent() ? at - 1 : at + 1;
  }
}
