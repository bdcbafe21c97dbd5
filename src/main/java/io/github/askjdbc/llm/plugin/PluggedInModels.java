package io.github.askjdbc.llm.plugin;

import io.github.askjdbc.llm.CallSlots;
import io.github.askjdbc.llm.DailyTokens;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelSupply;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.QuestionModel;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * The plugged-in models that the connections of a driver or data source use, each opened once and
 * closed with the last of them.
 */
public final class PluggedInModels implements ModelSupply {

  private final ModelPlugins plugins;
  private final LongSupplier nanoTime;
  private final Map<ModelName, Shared> opened = new HashMap<>();

  private record Shared(ModelClient client, CallSlots slots, DailyTokens day) {}

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public PluggedInModels(ModelPlugins plugins, LongSupplier nanoTime) {
    this.plugins = plugins;
    this.nanoTime = nanoTime;
  }

  /**
   * @throws ModelUnavailableException if it is not plugged in
   */
  @Override
  public ModelClient client(ModelSettings settings) {
    Shared shared = shared(settings);
    return new PluggedInClient(shared.client(), shared.slots(), settings.limits().parallel());
  }

  @Override
  public QuestionModel forQuestion(ModelSettings settings, UnaryOperator<ModelClient> over) {
    return new QuestionModel(
        over.apply(client(settings)), settings, shared(settings).day(), nanoTime);
  }

  @Override
  public synchronized boolean isWaitedFor() {
    return opened.values().stream().anyMatch(shared -> shared.slots().isUsed());
  }

  @Override
  public synchronized void close() {
    opened.values().forEach(shared -> plugins.close(shared.client()));
    opened.clear();
  }

  private synchronized Shared shared(ModelSettings settings) {
    return opened.computeIfAbsent(
        settings.endpoint().name(),
        name -> new Shared(plugins.client(name), new CallSlots(), new DailyTokens(nanoTime)));
  }
}
