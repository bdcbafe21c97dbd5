package io.github.askjdbc.driver;

import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelSupply;
import io.github.askjdbc.llm.ReplyCache;
import io.github.askjdbc.llm.endpoint.ModelEndpoints;
import io.github.askjdbc.llm.plugin.ModelPlugins;
import io.github.askjdbc.llm.plugin.PluggedInModels;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The language models of a driver's or data source's connections, and what they replied. Nothing of
 * the client for them is loaded before the settings of a connection name one.
 */
final class LanguageModels implements AutoCloseable {

  private final LongSupplier nanoTime;
  private final ModelAccess access;
  private final Supplier<ModelPlugins> installed;
  private Optional<ModelPlugins> plugins = Optional.empty();
  private Optional<ReplyCache> replies = Optional.empty();
  private Optional<ModelSupply> pluggedIn = Optional.empty();
  private Optional<ModelSupply> endpoints = Optional.empty();

  /** Apart, since the JVM loads what a class mentions. */
  private static final class Endpoints {
    static ModelSupply of(LongSupplier nanoTime) {
      return new ModelEndpoints(nanoTime);
    }
  }

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   * @param installed finds what is plugged in, which is done once
   */
  LanguageModels(LongSupplier nanoTime, ModelAccess access, Supplier<ModelPlugins> installed) {
    this.access = access;
    this.nanoTime = nanoTime;
    this.installed = installed;
  }

  /**
   * @throws SQLException if the settings name a model that is not plugged in, or is no model
   */
  void check(Settings settings) throws SQLException {
    Optional<ModelName> name =
        settings
            .model()
            .map(model -> model.endpoint().name())
            .filter(one -> one.provider().pluggedIn());
    Optional<String> problem = name.flatMap(plugins()::problem);
    if (problem.isPresent()) {
      throw SettingsReader.refused(
          "%s is %s, but %s".formatted(Setting.MODEL.key(), name.get(), problem.get()));
    }
  }

  /** The model that the settings name, or else one that is plugged in. */
  Optional<ConfiguredModel> of(Settings settings) {
    return settings.model().or(() -> unnamed(settings)).map(this::of);
  }

  /** A client for one who asks beside all questions. */
  ModelClient client(ModelSettings settings) {
    return supply(settings).client(settings);
  }

  /** Whether a reply is waited for at this moment. */
  synchronized boolean isWaitedFor() {
    return Stream.concat(pluggedIn.stream(), endpoints.stream()).anyMatch(ModelSupply::isWaitedFor);
  }

  @Override
  public synchronized void close() {
    pluggedIn.ifPresent(ModelSupply::close);
    endpoints.ifPresent(ModelSupply::close);
    pluggedIn = Optional.empty();
    endpoints = Optional.empty();
    replies = Optional.empty();
  }

  private Optional<ModelSettings> unnamed(Settings settings) {
    return settings.namesNoModel()
        ? Optional.empty()
        : plugins().unnamed().map(name -> ModelSettingValues.pluggedIn(name, settings));
  }

  /** Nothing is sent before a question asks it. */
  private ConfiguredModel of(ModelSettings settings) {
    ModelSupply supply = supply(settings);
    return new ConfiguredModel(
        settings, () -> supply.forQuestion(settings, access.over()), replies());
  }

  private synchronized ModelSupply supply(ModelSettings settings) {
    if (settings.endpoint().name().provider().pluggedIn()) {
      if (pluggedIn.isEmpty()) {
        pluggedIn = Optional.of(new PluggedInModels(plugins(), nanoTime));
      }
      return pluggedIn.get();
    }
    if (endpoints.isEmpty()) {
      endpoints = Optional.of(Endpoints.of(nanoTime));
    }
    return endpoints.get();
  }

  private synchronized ReplyCache replies() {
    if (replies.isEmpty()) {
      replies =
          Optional.of(
              access.remembers() ? new ReplyCache(nanoTime) : ReplyCache.keepingNone(nanoTime));
    }
    return replies.get();
  }

  private synchronized ModelPlugins plugins() {
    if (plugins.isEmpty()) {
      plugins = Optional.of(installed.get());
    }
    return plugins.get();
  }
}
