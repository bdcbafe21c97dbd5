package io.github.askjdbc.llm.endpoint;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.llm.DailyTokens;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelSupply;
import io.github.askjdbc.llm.QuestionModel;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * The endpoints that the connections of a driver or data source use. Connections with the same one
 * share its HTTP connections, its bound on calls at once and what is known of it.
 */
public final class ModelEndpoints implements ModelSupply {

  private static final int MOST = 16;

  private record Shared(EndpointChat chat, KnownCapabilities known, DailyTokens day) {}

  private final Cache<ModelEndpoint, Shared> endpoints =
      Caffeine.newBuilder().maximumSize(MOST).build();

  private final LongSupplier nanoTime;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public ModelEndpoints(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  @Override
  public EndpointClient client(ModelSettings settings) {
    Shared shared = shared(settings);
    return new EndpointClient(shared.chat(), shared.known(), settings.limits().parallel());
  }

  @Override
  public QuestionModel forQuestion(ModelSettings settings, UnaryOperator<ModelClient> over) {
    return new QuestionModel(
        over.apply(client(settings)), settings, shared(settings).day(), nanoTime);
  }

  @Override
  public boolean isWaitedFor() {
    return endpoints.asMap().values().stream().anyMatch(shared -> shared.chat().isWaitedFor());
  }

  /** Forgets them: connections that nobody uses end by themselves. */
  @Override
  public void close() {
    endpoints.invalidateAll();
    endpoints.cleanUp();
  }

  private Shared shared(ModelSettings settings) {
    return endpoints.get(
        settings.endpoint(),
        endpoint ->
            new Shared(
                new EndpointChat(endpoint, nanoTime),
                new KnownCapabilities(),
                new DailyTokens(nanoTime)));
  }
}
