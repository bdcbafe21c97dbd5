package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import java.util.List;
import java.util.Set;

/** Columns that hold nothing but yes or no in numbers. */
public final class Flags {

  private static final Set<String> HELD = Set.of("0", "1");

  private Flags() {}

  /** Whether a column is one, as far as its values are known. */
  public static boolean contain(ColumnName column, DatabaseKnowledge knowledge) {
    List<String> held = knowledge.statistics().samples(column);
    return !held.isEmpty() && HELD.containsAll(held);
  }
}
