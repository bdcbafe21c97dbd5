package io.github.askjdbc.llm.plugin;

import io.github.askjdbc.llm.CallSlots;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelFault;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A client of somebody else's making: each call is made by a thread of its own, which is
 * interrupted and left behind when the question is cancelled or its time is over.
 */
final class PluggedInClient implements ModelClient {

  private final ModelClient client;
  private final CallSlots slots;
  private final int parallel;

  /**
   * @param slots shared by all who ask the client
   * @param parallel calls at once, at least 1
   */
  PluggedInClient(ModelClient client, CallSlots slots, int parallel) {
    this.client = client;
    this.slots = slots;
    this.parallel = parallel;
  }

  @Override
  public String id() {
    return client.id();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return called(time -> client.reply(request, time), budget);
  }

  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    return called(time -> client.samples(request, count, time), budget);
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    return called(client::capabilities, budget);
  }

  @Override
  public Optional<String> probe() {
    return client.probe();
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return client.knownCapabilities();
  }

  private <T> T called(Function<QuestionBudget, T> call, QuestionBudget budget) {
    budget.check();
    if (!slots.acquire(parallel, budget)) {
      throw away(CallSlots.TAKEN, ModelFault.BUSY);
    }
    CompletableFuture<Supplier<T>> reply = new CompletableFuture<>();
    Thread thread = new Thread(() -> run(call, budget, reply), "ask-jdbc model " + id());
    thread.setDaemon(true);
    thread.start();
    if (!budget.await(reply, budget.remaining())) {
      thread.interrupt();
      if (budget.isCancelled()) {
        throw new QuestionCancelledException();
      }
      throw away("was not done in the time that the question had for it", ModelFault.LATE);
    }
    return reply.join().get();
  }

  /** Its slot is taken for as long as it runs, whoever still waits for it. */
  private <T> void run(
      Function<QuestionBudget, T> call,
      QuestionBudget budget,
      CompletableFuture<Supplier<T>> reply) {
    Supplier<T> outcome;
    try {
      T given = call.apply(budget);
      outcome = () -> given;
    } catch (RuntimeException | Error thrown) { // whatever it throws ends the waiting
      RuntimeException told = told(thrown);
      outcome =
          () -> {
            throw told;
          };
    } finally {
      slots.release(budget);
    }
    reply.complete(outcome);
  }

  private RuntimeException told(Throwable thrown) {
    if (thrown instanceof ModelUnavailableException unavailable) {
      return unavailable;
    }
    if (thrown instanceof QuestionCancelledException cancelled) {
      return cancelled;
    }
    // its message may hold what was sent, or a key
    return away("failed with " + thrown.getClass().getName(), ModelFault.OTHER);
  }

  private ModelUnavailableException away(String why, ModelFault fault) {
    return new ModelUnavailableException("the model " + id() + " " + why, fault);
  }
}
