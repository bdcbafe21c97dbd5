package io.github.askjdbc.driver;

import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ReplyCache;
import io.github.askjdbc.llm.endpoint.ModelEndpoints;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The language models of a driver's or data source's connections, and what they replied. Nothing of
 * the client for them is loaded before the settings of a connection name one.
 */
final class LanguageModels implements AutoCloseable {

  private final LongSupplier nanoTime;
  private final ModelAccess access;
  private Optional<Shared> shared = Optional.empty();

  /** Apart, since the JVM loads what a class mentions. */
  private record Shared(ModelEndpoints endpoints, ReplyCache replies) {
    static Shared of(LongSupplier nanoTime, ModelAccess access) {
      return new Shared(
          new ModelEndpoints(nanoTime),
          access.remembers() ? new ReplyCache(nanoTime) : ReplyCache.keepingNone(nanoTime));
    }

    ConfiguredModel model(ModelSettings settings, ModelAccess access) {
      return new ConfiguredModel(
          settings, () -> endpoints.forQuestion(settings, access.over()), replies);
    }
  }

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  LanguageModels(LongSupplier nanoTime, ModelAccess access) {
    this.access = access;
    this.nanoTime = nanoTime;
  }

  /** Nothing is sent before a question asks it. */
  synchronized ConfiguredModel of(ModelSettings settings) {
    if (shared.isEmpty()) {
      shared = Optional.of(Shared.of(nanoTime, access));
    }
    return shared.get().model(settings, access);
  }

  /** Whether a reply is waited for at this moment. */
  synchronized boolean isWaitedFor() {
    return shared.isPresent() && shared.get().endpoints().isWaitedFor();
  }

  @Override
  public synchronized void close() {
    shared.ifPresent(some -> some.endpoints().close());
    shared = Optional.empty();
  }
}
