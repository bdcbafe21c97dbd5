package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A catalog as it was read, to which inferred keys come at the first question. */
final class KnownCatalog {

  private final CatalogSnapshot declared;
  private final InferredKeys inferred;
  private final Turn turn = new Turn();
  private volatile Optional<CatalogSnapshot> complete = Optional.empty();

  /**
   * @param declared with declared keys only
   */
  KnownCatalog(Dialect dialect, CatalogSnapshot declared) {
    this.declared = declared;
    this.inferred = new InferredKeys(dialect, declared.tables(), declared.foreignKeys());
  }

  /** As it was read, with declared keys only. */
  CatalogSnapshot asRead() {
    return declared;
  }

  /**
   * Every question sees the same keys: whoever comes first asks for them, and others wait.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time ran out before all was
   *     asked; what was asked stays known
   */
  CatalogSnapshot withInferredKeys(ReadOnlyDatabase database, QuestionBudget budget) {
    if (complete.isEmpty()) {
      turn.take(budget, () -> complete(database, budget));
    }
    return complete.orElseThrow();
  }

  private void complete(ReadOnlyDatabase database, QuestionBudget budget) {
    if (complete.isEmpty()) {
      inferred.ask(database, budget);
      List<ForeignKey> keys = new ArrayList<>(declared.foreignKeys());
      keys.addAll(inferred.keys());
      complete = Optional.of(declared.withForeignKeys(keys));
    }
  }
}
