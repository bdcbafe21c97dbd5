package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** A catalog as it was read, to which inferred keys come as questions leave time for them. */
final class KnownCatalog {

  /** Of a question's time, what asking the values about keys may take. */
  private static final double SHARE = 0.2;

  private final CatalogSnapshot declared;
  private final boolean complete;
  private final InferredKeys inferred;
  private final ReentrantLock asking = new ReentrantLock();
  private volatile CatalogSnapshot current;

  /**
   * @param declared with declared keys only
   * @param complete whether all of the declared keys could be read in time
   */
  KnownCatalog(Dialect dialect, CatalogSnapshot declared, boolean complete) {
    this.complete = complete;
    this.declared = declared;
    this.inferred = new InferredKeys(dialect, declared.tables(), declared.foreignKeys());
    this.current = withKeys();
  }

  boolean isComplete() {
    return complete;
  }

  /** As it was read, with declared keys only. */
  CatalogSnapshot asRead() {
    return declared;
  }

  /** One question at a time asks; another that comes meanwhile gets what is known. */
  CatalogSnapshot withInferredKeys(ReadOnlyDatabase database, QuestionBudget budget) {
    if (asking.tryLock()) {
      try {
        if (!inferred.isComplete()
            && inferred.ask(database, budget.part(SHARE, InferredKeys.MOST_PROBES))) {
          CatalogSnapshot next = withKeys();
          if (!next.foreignKeys().equals(current.foreignKeys())) {
            current = next; // what others have made of a catalog is kept as long as it is the same
          }
        }
      } finally {
        asking.unlock();
      }
    }
    return current;
  }

  private CatalogSnapshot withKeys() {
    List<ForeignKey> keys = new ArrayList<>(declared.foreignKeys());
    keys.addAll(inferred.keys());
    return declared.withForeignKeys(keys);
  }
}
