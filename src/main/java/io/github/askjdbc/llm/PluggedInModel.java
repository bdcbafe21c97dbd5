package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * A model of somebody else's making for one question: each call is made by a thread of its own,
 * which is interrupted and left behind when the question is cancelled or the model's time is over.
 * While it is waited for, the question's own time stands still. After a failure it is not asked
 * again.
 */
public final class PluggedInModel implements ModelClient {

  private final ModelClient client;
  private final Duration time;
  private Duration waited = Duration.ZERO;
  private Optional<ModelUnavailableException> failure = Optional.empty();

  /**
   * @param time that all calls may take together
   */
  public PluggedInModel(ModelClient client, Duration time) {
    this.client = client;
    this.time = time;
  }

  @Override
  public String id() {
    return client.id();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    budget.check();
    if (failure.isPresent()) {
      throw failure.get();
    }
    QuestionBudget left = budget.withTime(time.minus(waited));
    Duration before = left.remaining();
    try {
      return called(request, budget, left);
    } catch (ModelUnavailableException away) {
      failure = Optional.of(away);
      throw away;
    } finally {
      waited = waited.plus(before.minus(left.remaining()));
    }
  }

  /** Why it could not be asked, if it could not. */
  public Optional<ModelUnavailableException> failure() {
    return failure;
  }

  private ModelReply called(ModelRequest request, QuestionBudget budget, QuestionBudget left) {
    CompletableFuture<Supplier<ModelReply>> reply = new CompletableFuture<>();
    Thread thread = new Thread(() -> call(request, left, reply), "ask-jdbc model " + id());
    thread.setDaemon(true);
    thread.start();
    boolean[] ended = new boolean[1];
    budget.apart(() -> ended[0] = left.await(reply, left.remaining()));
    if (!ended[0]) {
      thread.interrupt();
      budget.check();
      throw new ModelUnavailableException(
          "the model %s was not done in %d ms; see ask.budget.model"
              .formatted(id(), time.toMillis()));
    }
    budget.check();
    return reply.join().get();
  }

  private void call(
      ModelRequest request, QuestionBudget left, CompletableFuture<Supplier<ModelReply>> reply) {
    try {
      ModelReply given = client.reply(request, left);
      reply.complete(() -> given);
    } catch (RuntimeException | Error thrown) { // whatever it throws ends the waiting
      RuntimeException told = told(thrown);
      reply.complete(
          () -> {
            throw told;
          });
    }
  }

  private RuntimeException told(Throwable thrown) {
    if (thrown instanceof ModelUnavailableException away) {
      return away;
    }
    if (thrown instanceof QuestionCancelledException cancelled) {
      return cancelled;
    }
    // its message may hold what was sent, or a key
    return new ModelUnavailableException(
        "the model %s failed with %s".formatted(id(), thrown.getClass().getName()));
  }
}
