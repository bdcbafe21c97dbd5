package io.github.askjdbc.laboratory.training.generator;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does pieces of work at the same time that do not depend on one another. */
final class Workers {

  private final int threads;

  /**
   * @param threads at least 1
   */
  Workers(int threads) {
    this.threads = threads;
  }

  /** What each piece gives, in their order. */
  <T> List<T> results(List<Callable<T>> work) throws SQLException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> result : pool.invokeAll(work)) {
        results.add(result.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the training was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof SQLException failed) {
        throw failed;
      }
      throw new IllegalStateException("a part of the training failed", e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
