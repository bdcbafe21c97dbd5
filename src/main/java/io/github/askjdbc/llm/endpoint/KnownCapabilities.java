package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** What an endpoint was found to be able to do; of several callers at once, one asks it. */
final class KnownCapabilities {

  private final AtomicReference<CompletableFuture<Set<Capability>>> known = new AtomicReference<>();

  /**
   * @param probe asks the endpoint; a failure is not remembered
   * @throws EndpointFailure of the probe
   * @throws QuestionCancelledException if the question is cancelled meanwhile
   */
  Set<Capability> get(Supplier<Set<Capability>> probe, QuestionBudget budget) {
    while (true) {
      CompletableFuture<Set<Capability>> own = new CompletableFuture<>();
      CompletableFuture<Set<Capability>> first = known.compareAndExchange(null, own);
      if (first == null) {
        return asked(probe, own);
      }
      if (!budget.await(first, budget.remaining())) {
        if (budget.isCancelled()) {
          throw new QuestionCancelledException();
        }
        throw EndpointFailure.late();
      }
      if (!first.isCompletedExceptionally()) {
        return first.join();
      }
    }
  }

  /** What was found; empty where nobody asked, or the endpoint has not answered yet. */
  Optional<Set<Capability>> found() {
    CompletableFuture<Set<Capability>> of = known.get();
    return of != null && of.isDone() && !of.isCompletedExceptionally()
        ? Optional.of(of.join())
        : Optional.empty();
  }

  /** Asks again next time: the server may serve another model by now. */
  void forget() {
    CompletableFuture<Set<Capability>> of = known.get();
    if (of != null && of.isDone()) {
      known.compareAndSet(of, null);
    }
  }

  private Set<Capability> asked(
      Supplier<Set<Capability>> probe, CompletableFuture<Set<Capability>> own) {
    try {
      Set<Capability> found = Set.copyOf(probe.get());
      own.complete(found);
      return found;
    } finally {
      if (!own.isDone()) {
        known.compareAndSet(own, null);
        own.cancel(false);
      }
    }
  }
}
