package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;

/** The lists of codes of one database, read at the first question and kept for later ones. */
final class KnownCodes {

  private final Turn turn = new Turn();
  private final CodeListReader.Seen seen = new CodeListReader.Seen();
  private volatile Optional<CodeLists> read = Optional.empty();

  /**
   * Whoever comes first reads them, and others wait.
   *
   * @param catalog with inferred keys
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time runs out before; what
   *     was read stays known, so that the next question goes on
   */
  CodeLists of(CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    if (read.isEmpty()) {
      turn.take(budget, () -> read(catalog, database, budget));
    }
    return read.orElseThrow();
  }

  private void read(CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    if (read.isEmpty()) {
      QuestionBudget probes = budget.withProbes(CodeListReader.MOST_PROBES);
      read = Optional.of(new CodeListReader(seen, catalog, database, probes).read());
    }
  }
}
