package io.github.askjdbc.gguf;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelFault;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.Sampling;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * Asks one file of weights. The process that holds it is started with the first request, and anew
 * after it ended. Of its tokens no probability is known: asked for them, version 4.2.0 of the
 * library ends its process.
 */
final class GgufClient implements ModelClient, AutoCloseable {

  private static final Set<Capability> ABLE = Set.of(Capability.TEMPERATURE, Capability.MAX_TOKENS);

  private final Path file;
  private Optional<GgufProcess> running = Optional.empty();

  GgufClient(Path file) {
    this.file = file;
  }

  /** With the file's name; where it lies is nobody's business. */
  @Override
  public String id() {
    return "gguf:" + file.getFileName();
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    return ABLE;
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return Optional.of(ABLE);
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return reply(request, Prompt.LIKELIEST);
  }

  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    List<ModelReply> replies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      budget.check();
      replies.add(reply(request, Sampling.FIXED.seed() + i));
    }
    return replies;
  }

  private ModelReply reply(ModelRequest request, int seed) {
    GgufProcess process = process();
    Prompt prompt = new Prompt(request.instructions(), request.prompt(), request.maxTokens(), seed);
    CompletableFuture<Completion> asked = process.ask(prompt);
    try {
      return read(asked.get());
    } catch (InterruptedException left) {
      process.cancel(asked);
      Thread.currentThread().interrupt();
      throw new QuestionCancelledException();
    } catch (ExecutionException ended) {
      throw away(
          "ended its process; its weights, or a prompt of this length, may need more memory than"
              + " there is",
          ModelFault.FAILING);
    }
  }

  private ModelReply read(Completion completion) {
    return switch (completion.outcome()) {
      case DONE -> {
        Optional<String> problem =
            completion.text().isBlank()
                ? Optional.of("the model's reply holds no text")
                : Optional.empty();
        TokenCount used = new TokenCount(completion.tokensIn(), completion.tokensOut());
        yield new ModelReply(completion.text(), List.of(), used, problem);
      }
      case TOO_LONG -> throw away("cannot hold so long a prompt", ModelFault.TOO_LONG);
      case FAILED ->
          throw away(
              "cannot be loaded, or failed; see that the file is whole and of an architecture that"
                  + " llama.cpp knows",
              ModelFault.FAILING);
      case CANCELLED -> throw new QuestionCancelledException();
    };
  }

  private synchronized GgufProcess process() {
    if (running.isEmpty() || !running.get().isAlive()) {
      running.ifPresent(GgufProcess::close);
      try {
        running = Optional.of(GgufProcess.start(file));
      } catch (IOException refused) {
        running = Optional.empty();
        throw away(
            "needs a process of its own, which was refused: the program java of this JVM ("
                + GgufProcess.java()
                + ") could not be started",
            ModelFault.OTHER);
      }
    }
    return running.get();
  }

  private ModelUnavailableException away(String why, ModelFault fault) {
    return new ModelUnavailableException("the model " + id() + " " + why, fault);
  }

  @Override
  public synchronized void close() {
    running.ifPresent(GgufProcess::close);
    running = Optional.empty();
  }
}
