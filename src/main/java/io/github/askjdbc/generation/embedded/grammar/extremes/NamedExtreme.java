package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import java.util.ArrayList;
import java.util.List;

/**
 * "The hall with the maximum load", though the column is called {@code max_load}: the one hall
 * where it is largest, and not every hall with its own.
 */
final class NamedExtreme {

  private NamedExtreme() {}

  static boolean isSaid(Draft draft, int at) {
    String first = firstWord(draft, at);
    return (WordClass.LARGEST_IN_NAME.contains(first) || WordClass.SMALLEST_IN_NAME.contains(first))
        && draft.isQuantity(at)
        && draft.tokens.get(at).span().length() > 1
        && draft.fillerBefore(at, WordClass.OWNING)
        && draft.fillerBefore(at, WordClass.DETERMINER)
        && draft.next(at) >= draft.size()
        && NearestRows.of(draft, at).equals(draft.column(at).map(ColumnName::table));
  }

  /** Limits the rows by the column that {@link #isSaid} found. */
  static void read(Draft draft, int at) {
    boolean largest = WordClass.LARGEST_IN_NAME.contains(firstWord(draft, at));
    ColumnName column = draft.column(at).orElseThrow();
    ExtremeRows.limited(draft, column, largest, at, new ArrayList<>(List.of(at)));
  }

  private static String firstWord(Draft draft, int at) {
    return draft.question.words().get(draft.tokens.get(at).span().first()).folded();
  }
}
